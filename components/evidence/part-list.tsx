import { dayLines } from "@/lib/evidence/days";
import { otherCodes, recipientsOf } from "@/lib/evidence/people";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly work: Work;
  /** How many payments have an open question. */
  readonly open: number;
  /** How many lines the text in the box has. Undefined if there is none. */
  readonly lines: number | undefined;
};

/** The parts of the page with their state, beside them on wide screens. */
export function PartList({ texts, locale, work, open, lines }: Props) {
  const { paste, table, parties, timeline, files, kit, found, parts } = texts;
  const { payments, people, identifiers } = work;
  const recipients = recipientsOf(payments);
  const others = otherCodes(identifiers, recipients);
  const ticked = payments.filter(({ isTicked }) => isTicked).length;
  const list = [
    { id: "paste-title", title: paste.title, state: lines === undefined ? "" : `${paste.lines} ${lines}` },
    {
      id: "found-title",
      title: table.title,
      state: open > 0 ? `${found.open} ${open}` : `${table.ticked} ${ticked}`,
    },
    {
      id: "parties-title",
      title: parties.title,
      state: `${parties.entries} ${recipients.length + people.length + others.length}`,
    },
    {
      id: "timeline-title",
      title: timeline.title,
      state: `${timeline.lines} ${dayLines(work, timeline.about, locale).length}`,
    },
    { id: "files-title", title: files.title, state: `${files.chosen} ${work.files.length}` },
    { id: "kit-title", title: kit.title, state: kit.last },
  ].filter(({ id }) => id !== "found-title" || payments.length > 0);
  return (
    <nav className="evidence-nav" aria-label={parts}>
      <ol>
        {list.map(({ id, title, state }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
              <small>{state}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
