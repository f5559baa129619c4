import { toAgendaItems } from "./agenda-items";
import type { AgendaEntry } from "./loaders/agenda";

const minute = 60_000;

const entry = (id: string, [from, to]: readonly [string, string], change: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id,
  reference: `RA-${id}`,
  status: "confirmed",
  startsAt: new Date(`2034-09-06T${from}:00-04:00`),
  endsAt: new Date(`2034-09-06T${to}:00-04:00`),
  zone: "America/Toronto",
  meetingMode: "phone",
  preferredContact: "phone",
  serviceId: "1",
  serviceName: "First appointment",
  adviserId: "1",
  adviser: { name: "H. Sample" },
  personal: null,
  isUndelivered: false,
  occupied: null,
  ...change,
});

const day = [
  entry("1", ["09:00", "10:00"], { status: "completed" }),
  entry("2", ["11:00", "12:00"], { occupied: { beforeMs: 0, afterMs: 75 * minute } }),
  entry("3", ["13:00", "14:00"], { status: "cancelled" }),
  entry("4", ["14:30", "15:30"], { occupied: { beforeMs: 15 * minute, afterMs: 60 * minute } }),
];

const at = (time: string, hasGaps = true) =>
  toAgendaItems(day, {
    locale: "en",
    zone: "America/Toronto",
    now: Date.parse(`2034-09-06T${time}:00-04:00`),
    hasGaps,
  }).map((item) => {
    if (item.kind === "appointment")
      return `${item.row.id}${item.isNext ? " next" : ""}${item.row.isPast ? " past" : ""}`;
    if (item.kind === "now") return "now";
    return [item.time, item.bufferUntil, item.freeUntil].join(" | ");
  });

it("shows the current time before the next appointment, and a buffer and free time after the appointment", () => {
  expect(at("10:10")).toEqual(["1 past", "now", "2 next", "12 noon | 12:15 pm | 2:15 pm", "3 past", "4"]);
});

it("treats an appointment as the next one until it ends", () => {
  expect(at("11:59")).toEqual(["1 past", "2 next", "12 noon | 12:15 pm | 2:15 pm", "now", "3 past", "4"]);
  expect(at("12:00")).toEqual(["1 past", "2 past", "12 noon | 12:15 pm | 2:15 pm", "now", "3 past", "4 next"]);
});

it("shows the current time at the end of the list when the last appointment has ended", () => {
  expect(at("18:00")).toEqual(["1 past", "2 past", "3 past", "4 past", "now"]);
});

it("shows no buffers and no free time if `hasGaps` is false", () => {
  expect(at("10:10", false)).toEqual(["1 past", "now", "2 next", "3 past", "4"]);
});
