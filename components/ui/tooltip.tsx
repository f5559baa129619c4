"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export type TooltipProps = {
  /** A remark that can be missed: touch screens show none. */
  text: ReactNode;
  /** A button or a link, which the remark describes. */
  children: ReactElement;
};

/** A remark beside a control, on hover and on focus; Escape takes it away. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        {/* Beside its control and not at the end of the page, so that it stays within its landmark. */}
        <Primitive.Content className="tooltip" sideOffset={8} collisionPadding={13}>
          {text}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
