import { toAgendaRow } from "./agenda-row";
import type { AgendaEntry } from "./loaders/agenda";

const entry = (change: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id: "1",
  reference: "RA-1",
  status: "confirmed",
  startsAt: new Date("2026-11-24T15:00:00Z"),
  endsAt: new Date("2026-11-24T16:00:00Z"),
  zone: "America/Toronto",
  meetingMode: "phone",
  preferredContact: "phone",
  serviceId: "11111111-1111-4111-8111-111111111111",
  serviceName: "First appointment",
  adviserId: "22222222-2222-4222-8222-222222222222",
  adviser: { name: "H. Sample" },
  occupied: null,
  personal: null,
  isUndelivered: false,
  ...change,
});

const at = (time: string) => ({ locale: "en", zone: "America/Toronto", now: Date.parse(time) }) as const;

it("adds the client's local time only if it differs from the office's", () => {
  expect(toAgendaRow(entry(), at("2026-11-24T09:00:00Z")).clientTime).toBeNull();
  const row = toAgendaRow(entry({ zone: "Europe/London" }), at("2026-11-24T09:00:00Z"));
  expect([row.time, row.clientTime]).toEqual(["10:00 am", "3:00 pm, London"]);
});

it("adds the client's date if it differs from the office's", () => {
  const row = toAgendaRow(entry({ zone: "Asia/Tokyo" }), at("2026-11-24T09:00:00Z"));
  expect(row.clientTime).toMatch(/25.*, 12 midnight, Tokyo$/);
});

it.each([
  ["2026-11-24T14:59:59Z", false],
  ["2026-11-24T15:00:00Z", true],
  ["2026-11-24T15:59:59Z", true],
  ["2026-11-24T16:00:00Z", false],
])("marks an appointment from 15:00Z to 16:00Z as current only between these times (at %s: %s)", (time, isNow) => {
  expect(toAgendaRow(entry(), at(time)).isNow).toBe(isNow);
});

it("tells staff to ask questions by email if the client allows only email but prefers the phone", () => {
  const personal = { name: "M. Sample", phone: "", callerWords: [], hasNotes: false, safeContact: ["email-only"] };
  const row = toAgendaRow(entry({ personal, preferredContact: "phone" }), at("2026-11-24T09:00:00Z"));
  expect(row.personal?.questionsBy).toBe("email");
});

it("shows a placeholder name for an erased client, whom staff cannot call", () => {
  const personal = { name: "", phone: "", callerWords: [], hasNotes: false, safeContact: [] };
  const row = toAgendaRow(entry({ personal }), at("2026-11-24T09:00:00Z"));
  expect(row.personal).toMatchObject({ name: "Erased client", isCallable: false });
});
