"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { isPickUpKey, placeClasses } from "./calendar-event";
import type { CalendarEvent } from "./calendar-event";
import { eventTone } from "./event-tone";
import { useDrag } from "./use-drag";
import type { Move } from "./use-move";

type Props = {
  readonly event: CalendarEvent;
  /** Whether staff are moving the appointment now. If so, this component marks the appointment's old time. */
  readonly isAway: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly move: Move;
};

/** An appointment in the calendar, as a link to its page. If it is movable, staff can drag it or press M to move it. */
export function MovableEvent({ event, isAway, root, rows, move }: Props) {
  const t = useTranslations("week");
  const drag = useDrag({
    grid: root,
    rows,
    onMove: (place) => move.place(event, place),
    onDrop: (place) => move.drop(event, place),
  });
  return (
    <Link
      href={`/dashboard/bookings/${event.reference}`}
      className={clsx("event", isAway ? "event--from" : eventTone(event), placeClasses(event))}
      aria-label={event.isMovable ? `${event.label} ${t("pickUp")}` : event.label}
      data-reference={event.reference}
      {...(event.isMovable && {
        ...drag,
        "aria-keyshortcuts": "M",
        onKeyDown(pressed) {
          if (!isPickUpKey(pressed)) return;
          pressed.preventDefault();
          pressed.stopPropagation();
          move.pickUp(event);
        },
      })}
    >
      <b>
        {event.isUndelivered && <Icon name="mail" size="s" />} {event.title}
      </b>{" "}
      <span>{event.detail}</span>
      {event.isMovable && <Icon name="grip" size="s" />}
    </Link>
  );
}
