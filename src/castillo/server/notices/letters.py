"""A message as a letter, plain and as HTML: without pictures, and with the way out of such letters."""

from __future__ import annotations

from html import escape

from castillo.server.mail import Letter
from castillo.server.notices.sayings import Message, speech

LETTER = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>{title}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6efe0;color:#2c2118;font-family:Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#fffaf0;border:1px solid #ddcfb2;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">{title}</h1>
{rows}
<p style="margin:20px 0 0"><a href="{link}" style="display:inline-block;padding:12px 20px;border-radius:8px;
background:#2c2118;color:#fffaf0;text-decoration:none;font-family:sans-serif;font-size:16px">{go}</a></p>
</div>
<p style="max-width:520px;margin:16px auto 0;font:13px/1.5 sans-serif;color:#6b5b45">{why}
<a href="{out}" style="color:#6b5b45">{stop}</a></p>
</body>
</html>
"""


def letter(message: Message, to: str, origin: str, stop: str) -> Letter:
    """A message as a letter, with the way out of such letters."""
    words = speech(message.language)
    go = words.say("open-table" if message.path != "/" else "open")
    out = f"{origin}/stop/{stop}"
    once = f"{origin}/api/notices/stop/{stop}"
    rows = [f"{line.text}\n{origin}{line.path}" for line in message.lines] or [
        f"{message.body}\n{origin}{message.path}"
    ]
    parts = [message.title, *rows, message.more, f"-- \n{words.say('why')}\n{words.say('stop')}: {out}"]
    loose = [_row(message.more)] if message.more else [] if message.lines else [_row(message.body)]
    shown = LETTER.format(
        language=message.language,
        title=escape(message.title),
        rows="\n".join([*(_row(line.text, f"{origin}{line.path}") for line in message.lines), *loose]),
        go=escape(go),
        link=escape(f"{origin}{message.path}"),
        why=escape(words.say("why")),
        stop=escape(words.say("stop")),
        out=escape(out),
    )
    headers = {"List-Unsubscribe": f"<{once}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return Letter(
        to,
        message.title,
        "\n\n".join(filter(None, parts)) + "\n",
        shown,
        {**headers, "Auto-Submitted": "auto-generated", "Content-Language": message.language},
    )


def _row(text: str, link: str = "") -> str:
    words = escape(text)
    if link:
        words = f'<a href="{escape(link)}" style="color:#5b34c9">{words}</a>'
    return f'<p style="margin:0 0 8px">{words}</p>'
