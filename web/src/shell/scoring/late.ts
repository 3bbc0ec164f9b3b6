/** All parts of a scoring, fetched together when the first of them is shown. */
import Foreseen from './Foreseen.svelte';
import Scoring from './Scoring.svelte';
import StageBar from './StageBar.svelte';
import StageLedger from './StageLedger.svelte';
import SumCard from './SumCard.svelte';
import WhoGetsWhat from './WhoGetsWhat.svelte';

export default { Foreseen, Scoring, StageBar, StageLedger, SumCard, WhoGetsWhat };
