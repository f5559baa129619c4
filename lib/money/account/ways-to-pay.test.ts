import { locales } from "@/lib/platform/i18n/locales";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { clearFirm } from "@/lib/firm/settings-snapshot";

import { cardSettings } from "../provider/settings";
import { isCardOnly, priceNotes, waysToPay } from "./ways-to-pay";

jest.mock("../provider/settings", () => ({ cardSettings: jest.fn() }));

const settings = { secretKey: "sk", webhookSecret: "wh", publishableKey: "pk", apiUrl: undefined };
const acceptCards = () => jest.mocked(cardSettings).mockReturnValue(settings);

afterEach(() => {
  jest.mocked(cardSettings).mockReset();
  clearFirm();
});

describe("the sentence about ways to pay", () => {
  it("names only the bank transfer, and the page of the appointment as the place of the invoice", () => {
    offerInvoices();
    expect(waysToPay("en")).toBe(
      "Your invoice is on the page of your appointment, never attached to an email. You pay by bank transfer.",
    );
  });

  it("names both ways if the firm accepts cards too", () => {
    offerInvoices();
    acceptCards();
    expect(waysToPay("de")).toContain("per Überweisung oder auf derselben Seite mit Karte");
    expect(isCardOnly()).toBe(false);
  });

  it("says that a card payment completes the booking, if there is no other way", () => {
    acceptCards();
    expect(waysToPay("en")).toContain(
      "Your booking is complete when the payment has arrived. Until then we keep the time",
    );
    expect(isCardOnly()).toBe(true);
  });

  it.each(locales)("is the firm's own in %s without both, and never promises an invoice by email", (locale) => {
    expect(waysToPay(locale)).not.toMatch(/invoice by email|Rechnung per E-Mail|facture par courriel/);
    expect(waysToPay(locale)).not.toBe("");
  });
});

it("a price is followed by the tax, the ways to pay and what it pays for, a free appointment by nothing", () => {
  expect(priceNotes(13_000, "en").at(-1)).toBe(
    "You pay for an appointment. That pays for the hour, not for your money.",
  );
  expect(priceNotes(13_000, "en")).toHaveLength(3);
  expect(priceNotes(0, "en")).toEqual([]);
});
