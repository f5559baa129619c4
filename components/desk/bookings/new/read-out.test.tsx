import { screen } from "@testing-library/react";

import type { NewBooking } from "@/lib/booking/caller/new-booking";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { renderIn } from "@/lib/testing/render";

import { ReadOut } from "./read-out";

jest.mock("@/lib/money/account/desk-payment", () => ({}));

const start = Date.parse("2027-01-15T15:00:00Z");
const done: NonNullable<NewBooking["done"]> = {
  reference: "FRS-7K2M-4Q93",
  start,
  end: start + 3_600_000,
  zone: "Europe/Berlin",
  locale: "de",
  callerWords: ["Geige", "Wolke", "Juli", "Birke"],
  hasEmail: true,
  service: "Erstberatung",
  minutes: 60,
  price: "650 €",
  payment: "invoice",
  currency: "EUR",
  lacksRate: true,
};

it.each([
  ["says which exchange rate the invoice lacks", { lacksRate: true }, 1],
  ["says nothing about exchange rates if the invoice lacks none", { lacksRate: false }, 0],
  ["says nothing about exchange rates if there is no invoice", { payment: "free" }, 0],
] as const)("after a booking by phone, the page %s", (_what, change, count) => {
  const reader = { locale: "en", zone: "Europe/London" } as const;
  renderIn(
    "en",
    <ReadOut done={{ ...done, ...change }} reader={reader} spoken={translatorFor("de", "newBooking.readOut")} />,
  );
  expect(screen.queryAllByText(/No exchange rate for EUR is entered/)).toHaveLength(count);
});
