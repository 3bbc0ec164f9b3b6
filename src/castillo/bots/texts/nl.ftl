# De niveaus van onze bots.
bots-level-random = Toeval
    .name = Toeval
    .text = Speelt zomaar iets wat mag.
bots-level-easy = Makkelijk
    .name = Makkelijk
    .text = Pakt de punten die hij ziet, en is soms slordig.
bots-level-medium = Gemiddeld
    .name = Gemiddeld
    .text = Denkt zijn eigen beurt tot het einde door.
bots-level-hard = Moeilijk
    .name = Moeilijk
    .text = Kijkt vooruit, naar zijn eigen zetten en naar die van jou.
bots-level-expert = Expert
    .name = Expert
    .text = Kijkt verder vooruit en vergeet niets wat hij heeft gevonden.
bots-level-master = Meester
    .name = Meester
    .text = Heeft uit eigen partijen geleerd wat een stelling waard is.

# Why a hint says so, where the game itself knows no reason.
bots-reason-expected = Vooruitgedacht kom je zo op ongeveer { $points } punten, de beste van de anderen op { $others }.
