"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

import type { Place } from "@/lib/booking/change/move-check";

import { isPickUpKey, placeClasses } from "./calendar-event";
import { useDrag } from "./use-drag";

type Props = {
  readonly title: string;
  readonly time: string;
  readonly place: Place & { readonly length: number };
  readonly isFree: boolean;
  /** Whether staff are still moving the appointment. If false, it was put down, and the page asks for confirmation. */
  readonly isCarrying: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly rows: number;
  onMove(place: Place): void;
  onDrop(place: Place): void;
  onPickUp(): void;
};

/** The appointment's block at the new place. The block has the focus while staff move the appointment. */
export function MovingEvent({ title, time, place, isFree, isCarrying, root, rows, ...handlers }: Props) {
  const t = useTranslations("week");
  const self = useRef<HTMLButtonElement>(null);
  const drag = useDrag({ grid: root, rows, onMove: handlers.onMove, onDrop: handlers.onDrop });
  useEffect(() => {
    // The first drag starts on the link at the appointment's old place. The link has captured the pointer, so the drag
    // continues when the focus moves to this button.
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
