import type { CalendarEvent } from "./calendar-event";

const tones: Readonly<Record<string, string>> = {
  completed: "event--ok",
  no_show: "event--bad",
  awaiting_payment: "event--warn",
};

/** The CSS class with the colours of an appointment's state. */
export function eventTone({ isUndelivered, status }: Pick<CalendarEvent, "isUndelivered" | "status">) {
  return isUndelivered ? "event--bad" : tones[status];
}
