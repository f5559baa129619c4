"use client";

import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
};

// Radix sets `outline` and `animationDuration` as inline styles, and the content security policy refuses style
// attributes in the server's HTML. If the child of an `asChild` component sets the same property to undefined, the
// attribute is not written.
const noOutline = { outline: undefined };
const noAnimation = { animationDuration: undefined };

/** Tabs with one visible panel. The arrow keys move between the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Primitive.Root defaultValue={tabs[0]?.id ?? ""}>
      <Primitive.List asChild aria-label={label}>
        <div className="tabs" style={noOutline}>
          {tabs.map((tab) => (
            <Primitive.Trigger key={tab.id} value={tab.id}>
              {tab.label}
            </Primitive.Trigger>
          ))}
        </div>
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} asChild>
          <div className="tab-panel" style={noAnimation}>
            {tab.content}
          </div>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
