import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate, formatMomentShort } from "@/lib/platform/time/format";

type Event = { readonly key: string; readonly text: string; readonly note: string };
type Reader = { readonly locale: Locale; readonly zone: string; readonly today: Day };

/** What happened to the proposals of a claim, newest first, in the reader's language. */
export function claimHistory(rows: readonly ConfirmationRow[], reader: Reader): readonly Event[] {
  return rows.flatMap((row) => eventsOf(row, reader));
}

function eventsOf(row: ConfirmationRow, { locale, zone, today }: Reader): readonly Event[] {
  const t = translatorFor(locale, "claims.events");
  const when = (at: Date) => formatMomentShort(at.getTime(), { locale, zone });
  const expiresOn = row.expiresOn && dayFromDate(row.expiresOn);
  const events: Event[] = [];
  if (row.endedAt) events.push({ key: `${row.id} end`, text: endText(row, locale), note: when(row.endedAt) });
  else if (row.confirmedBy && expiresOn !== null && expiresOn <= today)
    events.push({ key: `${row.id} expiry`, text: t("expired"), note: formatCalendarDate(expiresOn, locale) });
  if (row.confirmedBy && row.confirmedAt)
    events.push({
      key: `${row.id} second`,
      text: t("verified", { name: row.confirmedBy.name }),
      note: when(row.confirmedAt),
    });
  events.push({
    key: `${row.id} first`,
    text: t("proposed", { name: row.proposedBy.name }),
    note: when(row.proposedAt),
  });
  return events;
}

function endText({ endReason, endNote, endedBy }: ConfirmationRow, locale: Locale): string {
  const t = translatorFor(locale, "claims.events");
  const name = endedBy?.name ?? "";
  switch (endReason) {
    case "sent-back":
      return t("sentBack", { name, reason: endNote ?? "" });
    case "withdrawn":
    case "revoked":
      return t(endReason, { name });
    default:
      return t("changed");
  }
}
