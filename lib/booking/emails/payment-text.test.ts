import type { Firm } from "@/lib/firm/settings";
import { toFirm } from "@/lib/firm/settings";
import { initialFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { anEmailBooking } from "@/lib/testing/builders/email-booking";

import { allFacts } from "./facts";

afterEach(clearFirm);

const paymentText = { en: "Pay by bank transfer.", de: "Zahlen Sie per Überweisung.", "fr-CA": "Payez par virement." };

function priceIn(changes: Parameters<typeof anEmailBooking>[0], facts: Partial<Firm>): readonly string[] {
  Object.assign(globalThis, { firmSnapshot: toFirm({ ...initialFacts(), ...facts }, { version: 2, isSample: true }) });
  const block = allFacts(anEmailBooking(changes));
  return block.kind === "facts" ? (block.rows.at(-1)?.lines ?? []) : [];
}

it("adds the firm's text about payment to the price, but not if the appointment is free or the firm has no text", () => {
  expect(priceIn({ locale: "de", priceMinor: 75_000 }, { paymentText })).toContain("Zahlen Sie per Überweisung.");
  expect(priceIn({ locale: "de", priceMinor: 0 }, { paymentText }).join()).not.toContain("Überweisung");
  expect(priceIn({ locale: "en", priceMinor: 75_000 }, { paymentText: null })).toHaveLength(3);
});

it("adds the firm's text about taxes to the price", () => {
  const taxWording = { en: "Prices include GST and QST.", de: "Mit Steuer.", "fr-CA": "TPS et TVQ comprises." };
  expect(priceIn({ locale: "fr-CA", priceMinor: 75_000 }, { taxWording })).toContain("TPS et TVQ comprises.");
});
