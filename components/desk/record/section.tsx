import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  /** The id of the heading. */
  readonly id: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  /** Draws a line below the heading. */
  readonly isRuled?: boolean;
  /** Says what the last action in this section did. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page with a heading. A note or an action is shown at the right end of the heading. */
export function Section({ title, id, note, action, isRuled = false, notice, children }: Props) {
  return (
    <section className="desk-section" aria-labelledby={id}>
      <div className={isRuled ? "section-head section-head--line" : "section-head"}>
        <h2 id={id}>{title}</h2>
        {note && <span className="mute">{note}</span>}
        {action}
      </div>
      {notice}
      {children}
    </section>
  );
}
