"""What those see and do who moderate."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.hosting import acts, reading, reports
from castillo.server.hosting.messages import ActMessage, BanMessage, ModerationMessage, ReportMessage, Verdict
from castillo.server.hosting.rows import FOR_GOOD, HOST, Ban, Line, Report
from castillo.server.moments import now
from castillo.server.refusals import Refused

DAY = 24 * 60 * 60_000


async def overview(connection: AsyncConnection) -> ModerationMessage:
    """Open reports, bans, and what was done last."""
    return ModerationMessage(
        [_report(report) for report in await reports.find(connection)],
        [_ban(ban) for ban in await reading.bans(connection, now())],
        [_act(line) for line in await reading.lines(connection)],
    )


async def see_to(connection: AsyncConnection, who: str, key: int, verdict: Verdict) -> None:
    """Close a report, and ban whom it is about if that is the verdict."""
    if verdict.what == "ban":
        found = await reports.find(connection, key)
        if not found or not found[0].against:
            raise Refused(404, f"There is no open report {key}.", Text("server-why-no_report"))
        until = now() + verdict.days * DAY if verdict.days else FOR_GOOD
        await acts.ban(connection, who, found[0].against, until, verdict.note)
    await acts.close_report(connection, who, key, verdict.note)


def _report(report: Report) -> ReportMessage:
    said = report.id, report.at, report.kind, report.text, report.quoted, report.times
    return ReportMessage(*said, report.table, report.against, report.reported, report.reporter)


def _ban(ban: Ban) -> BanMessage:
    return BanMessage(ban.guest, ban.name, ban.at, 0 if ban.until >= FOR_GOOD else ban.until, ban.why)


def _act(line: Line) -> ActMessage:
    who = "" if line.who == HOST else line.actor or line.who
    return ActMessage(line.id, line.at, who, line.what, line.name or line.about, line.why)
