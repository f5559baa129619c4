import type { Work } from "@/lib/evidence/work";

import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly work: Work;
  /** How many payments have an open question. */
  readonly open: number;
};

/** The parts of the page with their state, beside them on wide screens. */
export function PartList({ texts, work, open }: Props) {
  const { paste, table, parties, timeline, files, kit, found, parts } = texts;
  const list = [
    { id: "paste-title", title: paste.title, state: "" },
    { id: "found-title", title: table.title, state: open > 0 ? `${found.open} ${open}` : `${work.payments.length}` },
    { id: "parties-title", title: parties.title, state: `${work.people.length + work.identifiers.length}` },
    { id: "timeline-title", title: timeline.title, state: `${work.days.length + work.payments.length}` },
    { id: "files-title", title: files.title, state: `${work.files.length}` },
    { id: "kit-title", title: kit.title, state: "" },
  ].filter(({ id }) => id !== "found-title" || work.payments.length > 0);
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
