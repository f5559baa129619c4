import type { KeyboardEvent } from "react";

import type { WeekEvent, WeekGrid } from "@/lib/booking/desk/week";

/** An appointment with its texts in the reader's language. */
export type CalendarEvent = WeekEvent & {
  readonly title: string;
  readonly service: string;
  /** The time at which the appointment starts, followed by the name of its service. */
  readonly detail: string;
  /** The appointment in one sentence, for screen readers. */
  readonly label: string;
  readonly isMovable: boolean;
};

/** An appointment that is being moved. Its old time may be in a week that the calendar does not show. */
export type CarriedEvent = Pick<CalendarEvent, "reference" | "title" | "start" | "end" | "reserved">;

/** The texts of a time that no appointment takes but that is not free. */
type Texts = { readonly title: string; readonly detail: string };

export type CalendarGrid = Omit<WeekGrid, "events" | "holds" | "own"> & {
  readonly events: readonly CalendarEvent[];
  readonly holds: readonly (WeekGrid["holds"][number] & Texts)[];
  readonly own: readonly (WeekGrid["own"][number] & Texts)[];
};

/**
 * Whether the pressed key picks up an appointment. The key must be M without Ctrl, Alt or Meta (Command on a Mac),
 * because browsers use M with these keys for shortcuts.
 */
export function isPickUpKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "m" && !ctrlKey && !metaKey && !altKey;
}

/**
 * The CSS classes that position a block on the grid. `from` and `length` are in quarters of an hour. Classes are used
 * because the content security policy does not allow style attributes.
 */
export function placeClasses({ day, from, length }: { day: number; from: number; length: number }): string {
  return `day-${day} at-hour-${Math.floor(from / 4)} at-quarter-${from % 4} ${lengthClasses(length)}`;
}

export function lengthClasses(length: number): string {
  return `for-hours-${Math.floor(length / 4)} for-quarters-${length % 4}`;
}
