"use client";

import { useRef } from "react";
import type { PointerEvent, RefObject } from "react";

import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";

/** The distance in pixels that the pointer must move before a press counts as a drag. */
const threshold = 6;

type Drag = {
  readonly board: RefObject<HTMLElement | null>;
  onMove(stage: LeadStage): void;
  onDrop(stage: LeadStage): void;
};

/** Pointer handlers to drag a card to another column. A touch does not drag, because it scrolls the page. */
export function useCardDrag({ board, onMove, onDrop }: Drag) {
  const pointer = useRef<{ x: number; y: number; last: LeadStage | null } | null>(null);

  function columnUnder({ clientX, clientY }: PointerEvent): LeadStage | undefined {
    const columns = [...(board.current?.querySelectorAll<HTMLElement>("[data-stage]") ?? [])];
    const column = columns.find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    });
    return column?.dataset["stage"] as LeadStage | undefined;
  }

  return {
    draggable: false,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch" || event.button !== 0) return;
      pointer.current = { x: event.clientX, y: event.clientY, last: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const down = pointer.current;
      if (!down) return;
      if (!down.last && Math.hypot(event.clientX - down.x, event.clientY - down.y) < threshold) return;
      const stage = columnUnder(event);
      if (stage === undefined || stage === down.last) return;
      down.last = stage;
      onMove(stage);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const last = pointer.current?.last;
      pointer.current = null;
      if (!last) return;
      // The browser sends a click after a drag. This click must not open the lead.
      event.currentTarget.addEventListener("click", (click) => click.preventDefault(), { capture: true, once: true });
      onDrop(last);
    },
    onPointerCancel() {
      pointer.current = null;
    },
  };
}
