"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export type TooltipProps = {
  /** The hint's text. It must not be essential, because touch screens do not show it. */
  text: ReactNode;
  /** The button or link that the hint describes. */
  children: ReactElement;
};

/** A hint next to a control, shown on hover and focus. Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        {/* The tooltip is rendered beside its control, so that both are in the same landmark. `Primitive.Portal` would
            render the tooltip at the end of the body. */}
        <Primitive.Content className="tooltip" sideOffset={8} collisionPadding={13}>
          {text}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
