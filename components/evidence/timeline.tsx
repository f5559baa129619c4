import type { Payment } from "@/lib/evidence/payments";
import type { Locale } from "@/lib/platform/i18n/locales";

import { dayText } from "@/lib/evidence/day-text";
import type { EvidenceTexts } from "./texts";

/** More days would block the page. The report has all of them. */
const mostDays = 200;

type Props = { readonly texts: EvidenceTexts; readonly locale: Locale; readonly payments: readonly Payment[] };

/** What happened: the ticked payments with a date, the earliest first. */
export function Timeline({ texts: { timeline }, locale, payments }: Props) {
  const dated = payments
    .filter(({ isTicked, transfer }) => isTicked && transfer.date !== null)
    .sort((a, b) => ((a.transfer.date ?? "") < (b.transfer.date ?? "") ? -1 : 1));
  return (
    <section className="evidence-part" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{timeline.title}</h2>
      <ol className="evidence-list">
        {dated.slice(0, mostDays).map(({ id, transfer: { date, amount, asset, to } }) => (
          <li key={id}>
            <b>{date && dayText(date, locale)}</b> {amount} {asset} {to?.name}
          </li>
        ))}
      </ol>
    </section>
  );
}
