import { initialFacts } from "@/lib/firm/settings-initial";
import { forgetFirm } from "@/lib/firm/settings-snapshot";
import { toFirm } from "@/lib/firm/settings";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { offer } from "@/lib/services/offer";
import type { Service } from "@/lib/services/service";
import { anEmailBooking } from "@/lib/testing/builders/email-booking";

import { managedView } from "./manage/[token]/managed-view";
import { receiptView } from "./receipt-view";

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
afterEach(forgetFirm);

it("gives the success page of a priced appointment the firm's words on tax and payment", () => {
  expect(receiptView({ booking: anEmailBooking({ priceMinor: 13_000 }), service }, "de", t).priceNotes).toEqual(notes);
  expect(receiptView({ booking: anEmailBooking({ priceMinor: 0 }), service }, "de", t).priceNotes).toEqual([]);
});

it("gives them to the manage page while the appointment is to take place", () => {
  expect(managedView({ booking: anEmailBooking(), service }, "de", t).priceNotes).toEqual(notes);
  expect(managedView({ booking: anEmailBooking({ status: "cancelled" }), service }, "de", t).priceNotes).toEqual([]);
});

it("tells the manage page how to meet", () => {
  expect(managedView({ booking: anEmailBooking({ meetingMode: "in-person" }), service }, "de", t).meeting).toBe(
    "Persönlich vor Ort",
  );
});
