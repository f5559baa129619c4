import { dayLines } from "./days";
import { kitText, openKit } from "./kit";
import { paymentByHand } from "./payments";
import { otherCodes, recipientsOf } from "./people";
import { emptyWork } from "./work";
import type { Work } from "./work";

const payment = (date: string | null, to: { name?: string; value?: string }) => {
  const byHand = paymentByHand("1");
  return { ...byHand, transfer: { ...byHand.transfer, date, amount: "9800.00", asset: "EUR", to } };
};
const payments = [
  payment("2026-03-14", { name: "Trade Plus", value: "LT12" }),
  payment(null, { name: "TRADE PLUS", value: "LT13" }),
  { ...payment("2026-03-15", { name: "Own account" }), isTicked: false },
];

it("lists ticked payments and added days, the earliest first", () => {
  const days = [
    { day: "2026-05-12", isRough: false, text: "The site was gone." },
    { day: "2026-03-03", isRough: true, text: "She wrote to me." },
  ];
  expect(dayLines({ payments, days }, "About", "en").map(({ when, what, added }) => [when, what, added])).toEqual([
    ["About March 3, 2026", "She wrote to me.", 1],
    ["March 14, 2026", "9,800.00 EUR, Trade Plus", undefined],
    ["May 12, 2026", "The site was gone.", 0],
  ]);
});

it("takes recipients with the same name as one, and lists the other codes apart", () => {
  const recipients = recipientsOf(payments);
  expect(recipients).toEqual([{ name: "Trade Plus", codes: ["LT12", "LT13"] }]);
  const codes = ["LT13", "LT14"].map((value) => ({ kind: "iban" as const, value, check: "ok" as const }));
  expect(otherCodes(codes, recipients).map(({ value }) => value)).toEqual(["LT14"]);
});

it("opens a kit of the version without people and days", () => {
  const { people: _people, days: _days, ...rest } = { ...emptyWork, payments };
  const old: Partial<Work> = rest;
  const text = kitText(old as Work).replace('"version": 2', '"version": 1');
  expect(openKit(new TextEncoder().encode(text))).toMatchObject({ work: { people: [], days: [] } });
});
