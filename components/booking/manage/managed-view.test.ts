import { initialFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { toFirm } from "@/lib/firm/settings";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { offer } from "@/lib/services/offer";
import type { Service } from "@/lib/services/service";
import { anEmailBooking } from "@/lib/testing/builders/email-booking";

import { toReceiptView } from "../done/receipt-view";
import { toManagedView } from "./managed-view";

const paymentText = { en: "Pay by bank transfer.", de: "Zahlen Sie per Überweisung.", "fr-CA": "Payez par virement." };
const notes = ["Die Preise enthalten die kanadische Umsatzsteuer (GST/HST).", "Zahlen Sie per Überweisung."];
const t = translatorFor("de", "booking");
const [offered] = offer;
if (!offered) throw new Error("No service is offered");
const service: Service = {
  ...offered,
  ...{
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    slotGridMinutes: 30,
    minNoticeMinutes: 0,
    isActive: true,
    availableForNewClients: true,
  },
  texts: { de: { name: "Kryptowährung", description: "" } },
  prices: {},
};

beforeEach(() => {
  Object.assign(globalThis, {
    firmSnapshot: toFirm({ ...initialFacts(), paymentText }, { version: 2, isSample: true }),
  });
});
afterEach(clearFirm);

it("shows the firm's notes on tax and payment on the success page of an appointment with a price", () => {
  expect(toReceiptView({ booking: anEmailBooking({ priceMinor: 13_000 }), service }, "de", t).priceNotes).toEqual(
    notes,
  );
  expect(toReceiptView({ booking: anEmailBooking({ priceMinor: 0 }), service }, "de", t).priceNotes).toEqual([]);
});

it("shows the notes on the manage page until the appointment is cancelled", () => {
  expect(toManagedView({ booking: anEmailBooking(), service }, "de", t).priceNotes).toEqual(notes);
  expect(toManagedView({ booking: anEmailBooking({ status: "cancelled" }), service }, "de", t).priceNotes).toEqual([]);
});

it("shows on the manage page how to meet", () => {
  expect(toManagedView({ booking: anEmailBooking({ meetingMode: "in-person" }), service }, "de", t).meeting).toBe(
    "Persönlich vor Ort",
  );
});
