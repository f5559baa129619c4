import type { ReactNode } from "react";

export type HistoryItem = {
  readonly key: string;
  readonly text: ReactNode;
  readonly note: string;
  readonly isNew?: boolean;
};

/** What happened to a record, newest first. `note` says when it happened and who did it. */
export function HistoryList({ items }: { readonly items: readonly HistoryItem[] }) {
  return (
    <ol className="history">
      {items.map(({ key, text, note, isNew }) => (
        <li key={key} className={isNew ? "is-new" : undefined}>
          <span>{text}</span>
          <span className="sub">{note}</span>
        </li>
      ))}
    </ol>
  );
}
