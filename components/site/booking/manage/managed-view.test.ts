import { initialFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { toFirm } from "@/lib/firm/settings";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { offer } from "@/lib/services/offer";
import type { Service } from "@/lib/services/service";
import { aBalance, anEmailBooking } from "@/lib/testing/builders/email-booking";

import { toReceiptView } from "../done/receipt-view";
import { toManagedView } from "./managed-view";

const paymentText = { en: "Pay by bank transfer.", de: "Zahlen Sie per Überweisung.", "fr-CA": "Payez par virement." };
const notes = [
  "Endpreise, Steuern inbegriffen. Es kommt nichts hinzu.",
  "Zahlen Sie per Überweisung.",
  "Sie bezahlen den Termin, nicht die Rückholung.",
];
const t = translatorFor("de", "booking");
const [offered] = offer;
if (!offered) throw new Error("No service is offered");
const service: Service = {
  ...offered,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  slotGridMinutes: 30,
  minNoticeMinutes: 0,
  horizonDays: 365,
  isActive: true,
  confirmedAt: new Date("2026-01-01"),
  availableForNewClients: true,
  hasAdviser: true,
  texts: { de: { name: "Kryptowährung", description: "" } },
  prices: {},
};

beforeEach(() => {
  Object.assign(globalThis, {
    firmSnapshot: toFirm({ ...initialFacts(), paymentText }, { version: 2, isSample: true }),
  });
});
afterEach(clearFirm);

it("shows the firm's notes about tax and payment on the success page only if the appointment has a price", () => {
  expect(toReceiptView({ booking: anEmailBooking({ priceMinor: 13_000 }), service }, "de", t).priceNotes).toEqual(
    notes,
  );
  expect(toReceiptView({ booking: anEmailBooking({ priceMinor: 0 }), service }, "de", t).priceNotes).toEqual([]);
});

it("shows the notes about tax and payment on the manage page, but not if the appointment is cancelled", () => {
  expect(toManagedView({ booking: anEmailBooking(), service }, "de", t).priceNotes).toEqual(notes);
  expect(toManagedView({ booking: anEmailBooking({ status: "cancelled" }), service }, "de", t).priceNotes).toEqual([]);
});

it("calls a booking with an invoice booked, and one that waits for a card payment reserved", () => {
  const booking = anEmailBooking({ status: "awaiting_payment", paymentDueAt: new Date("2027-01-14T17:00:00Z") });
  const status = (balance?: ReturnType<typeof aBalance>) =>
    toManagedView({ booking, service, balance }, "de", t).status;
  expect([status(aBalance()), status()]).toEqual(["booked", "awaiting_payment"]);
  const isBooked = (balance?: ReturnType<typeof aBalance>) =>
    toReceiptView({ booking, service, balance }, "de", t).isBooked;
  expect([isBooked(aBalance()), isBooked()]).toEqual([true, false]);
});

it("shows the length, the time in the office's time zone and the phone number's last digits on the manage page", () => {
  const view = toManagedView(
    { booking: anEmailBooking({ phone: "+49 30 901820", meetingMode: "phone" }), service },
    "de",
    t,
  );
  expect(view.serviceLine).toMatch(/^Kryptowährung, \d+ Minuten$/);
  expect(view.officeTime).toMatch(/\d\d:\d\d – \d\d:\d\d\sUhr in Toronto$/);
  expect(view.meeting).toBe("Telefonisch. Wir rufen die Nummer an, die auf 1820 endet.");
});

it("says on the manage page and on the success page how we contact the visitor if we have a question", () => {
  const booking = anEmailBooking({ preferredContact: "text" });
  const text = "Wenn wir vorher eine Frage haben, schicken wir Ihnen eine SMS.";
  expect(toManagedView({ booking, service }, "de", t).questions).toBe(text);
  expect(toReceiptView({ booking, service }, "de", t).questions).toBe(text);
});

it("shows on the manage page whether the meeting is by video or at an address", () => {
  const meeting = (changes: Parameters<typeof anEmailBooking>[0]) =>
    toManagedView({ booking: anEmailBooking(changes), service }, "de", t).meeting;
  expect(meeting({ meetingMode: "in-person" })).toMatch(/^Persönlich vor Ort: .*Toronto/);
  expect(meeting({ meetingMode: "video" })).toBe("Per Video");
});

it("does not promise a call if the appointment is cancelled", () => {
  const booking = anEmailBooking({ status: "cancelled", meetingMode: "phone" });
  expect(toManagedView({ booking, service }, "de", t)).toMatchObject({ meeting: "Telefonisch", questions: null });
});

it("shows one time instead of two if the booking and the office have the same time zone", () => {
  const booking = anEmailBooking({ zone: "America/Toronto" });
  const { time, officeTime } = toManagedView({ booking, service }, "de", t);
  expect(officeTime).toBeNull();
  expect(time.time).toMatch(/ in Toronto$/);
  expect(toReceiptView({ booking, service }, "de", t).zones).toMatch(/^Nordamerikanische .*, Ortszeit in Toronto\.$/);
});

it("says that a confirmed booking was refunded", () => {
  const booking = anEmailBooking({ status: "confirmed" });
  const balance = { ...aBalance(), state: "refunded" } as const;
  expect(toManagedView({ booking, service, balance }, "de", t).status).toBe("refunded");
  expect(toManagedView({ booking: { ...booking, status: "completed" }, service, balance }, "de", t).status).toBe(
    "completed",
  );
});

it("says on which day an invoice was paid, because the issued invoice still says by when", () => {
  const balance = aBalance({ state: "paid", owedMinor: 0, receivedMinor: 13_000, paidOn: "2026-11-30" });
  const { priceNotes } = toManagedView({ booking: anEmailBooking(), service, balance }, "de", t);
  expect(priceNotes).toContain("Vollständig bezahlt am 30. November 2026. Vielen Dank.");
});
