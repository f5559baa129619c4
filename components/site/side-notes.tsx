import type { ReactNode } from "react";

export type SideNote = {
  /** The id that the mark in the text links to. */
  readonly id: string;
  readonly content: ReactNode;
};

/** Notes in the margin, with the same numbers as the marks in the text. */
export function SideNotes({ label, notes }: { label: string; notes: readonly SideNote[] }) {
  return (
    <aside aria-label={label}>
      <ol className="sidenotes" role="list">
        {notes.map(({ id, content }) => (
          <li key={id} id={id}>
            {content}
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The mark in the text. */
export function NoteMark({ id, number, label }: { id: string; number: number; label: string }) {
  return (
    <sup className="note-mark">
      <a href={`#${id}`} aria-label={label}>
        {number}
      </a>
    </sup>
  );
}
