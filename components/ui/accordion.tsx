import type { ReactNode } from "react";

import { Icon } from "./icon";

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /**
   * Opening an item closes the other items with the same group name. Without a group, each item opens and closes
   * independently.
   */
  group?: string | undefined;
};

/**
 * A list of questions with collapsible answers. It uses the native `<details>` element, which works without JavaScript.
 * The browser's page search also finds collapsed answers.
 */
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
