import type { ReactNode } from "react";

import { Icon } from "./icon";

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Shared by the items of which one at a time may be open; without it each opens by itself. */
  group?: string | undefined;
};

/** Questions with their answers folded away: the browser's own element, so they open without a script and are found by a search in the page. */
export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={group}>
          <summary>
            {title}
            <Icon name="chevron-down" size="s" />
          </summary>
          <div className="answer">{content}</div>
        </details>
      ))}
    </div>
  );
}
