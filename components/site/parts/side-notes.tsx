import type { ReactNode } from "react";

export type SideNote = {
  /** The note's HTML id. The note's `NoteMark` in the text links to it. */
  readonly id: string;
  readonly content: ReactNode;
};

/** Notes in the margin, with the same numbers as their marks in the text. */
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

/** A superscript number in the text. It links to a note or a source. */
export function NoteMark({ id, number, label }: { id: string; number: number; label: string }) {
  return (
    <sup className="note-mark">
      <a href={`#${id}`} aria-label={label}>
        {number}
      </a>
    </sup>
  );
}
