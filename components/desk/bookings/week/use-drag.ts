"use client";

import { useRef } from "react";
import type { PointerEvent, RefObject } from "react";

import type { Place } from "@/lib/booking/change/move-check";

/** The distance in pixels that the pointer must move before a press counts as a drag. */
const threshold = 6;

type Drag = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rows: number;
  onMove(place: Place): void;
  onDrop(place: Place): void;
};

/**
 * Pointer handlers to drag an appointment. A touch does not drag, because it scrolls the page. On phones and tablets,
 * staff use the link "Move", which opens a list of free times.
 */
export function useDrag({ grid, rows, onMove, onDrop }: Drag) {
  const pointer = useRef<{ x: number; y: number; grab: number; last: Place | null } | null>(null);

  function placeUnder(event: PointerEvent, grab: number): Place | undefined {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
    const boxes = columns.map((column) => column.getBoundingClientRect());
    const [first] = boxes;
    if (!first) return undefined;
    const day = boxes.findLastIndex((box) => box.left <= event.clientX);
    return { day: Math.max(0, day), from: Math.round(((event.clientY - grab - first.top) / first.height) * rows) };
  }

  return {
    draggable: false,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch" || event.button !== 0) return;
      const grab = event.clientY - event.currentTarget.getBoundingClientRect().top;
      pointer.current = { x: event.clientX, y: event.clientY, grab, last: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const down = pointer.current;
      if (!down) return;
      const distance = Math.hypot(event.clientX - down.x, event.clientY - down.y);
      if (!down.last && distance < threshold) return;
      const place = placeUnder(event, down.grab);
      if (!place) return;
      down.last = place;
      onMove(place);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const last = pointer.current?.last;
      pointer.current = null;
      if (!last) return;
      // The browser sends a click after a drag. This click must not open the appointment.
      const target = event.currentTarget;
      target.addEventListener("click", (click) => click.preventDefault(), { capture: true, once: true });
      onDrop(last);
    },
    onPointerCancel() {
      pointer.current = null;
    },
  };
}
