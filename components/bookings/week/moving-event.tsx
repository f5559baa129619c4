"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

import type { Place } from "@/lib/booking/move-check";

import { isPickUpKey, placeClasses } from "./calendar-event";
import { useDrag } from "./use-drag";

type Props = {
  readonly title: string;
  readonly time: string;
  readonly place: Place & { readonly length: number };
  readonly isFree: boolean;
  /** Whether the arrow keys move the appointment. If false, it was put down, and the page asks whether to move it. */
  readonly isCarrying: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly rows: number;
  onMove(place: Place): void;
  onDrop(place: Place): void;
  onPickUp(): void;
};

/** The appointment at its new place. While the arrow keys move the appointment, it has the focus. */
export function MovingEvent({ title, time, place, isFree, isCarrying, root, rows, ...handlers }: Props) {
  const t = useTranslations("week");
  const self = useRef<HTMLButtonElement>(null);
  const drag = useDrag({ grid: root, rows, onMove: handlers.onMove, onDrop: handlers.onDrop });
  useEffect(() => {
    // This does not interrupt a drag with the pointer. The dragged link has captured the pointer.
    if (isCarrying) self.current?.focus({ preventScroll: true });
  }, [isCarrying]);
  return (
    <button
      ref={self}
      type="button"
      className={clsx("event", "event--moving", !isFree && "is-taken", placeClasses(place))}
      aria-describedby="move-state"
      onKeyDown={(pressed) => {
        if (isCarrying || !isPickUpKey(pressed)) return;
        pressed.preventDefault();
        handlers.onPickUp();
      }}
      {...drag}
    >
      <b>{title}</b>
      <span>{isFree ? t("freeAt", { time }) : t("takenAt", { time })}</span>
    </button>
  );
}
