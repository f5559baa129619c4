import { balanceOf, paymentState } from "./balance";

const invoice = { kind: "invoice", totalMinor: 13_000, dueOn: "2027-03-15" } as const;
const credit = (totalMinor: number) => ({ kind: "credit_note", totalMinor, dueOn: null }) as const;
const transfer = (amountMinor: number, refundedMinor = 0) => ({ state: "paid", amountMinor, refundedMinor });

it.each([
  ["nothing was invoiced", [], [], undefined],
  ["nothing was paid yet", [invoice], [], "open"],
  ["a part was paid", [invoice], [transfer(12_999)], "open"],
  ["everything was paid", [invoice], [transfer(3_000), transfer(10_000)], "paid"],
  ["the unpaid invoice was credited", [invoice, credit(13_000)], [], "released"],
  ["a paid appointment was cancelled", [invoice, credit(13_000)], [transfer(13_000)], "toRefund"],
  ["a part was refunded", [invoice, credit(3_000)], [transfer(13_000, 3_000)], "partlyRefunded"],
  ["everything was refunded", [invoice, credit(13_000)], [transfer(13_000, 13_000)], "refunded"],
  ["an invoice was credited in full and issued again", [invoice, credit(13_000), invoice], [transfer(13_000)], "paid"],
  ["a card payment has failed", [invoice], [{ ...transfer(13_000), state: "failed" }], "open"],
] as const)("finds the payment state when %s", (_, documents, payments, expected) => {
  expect(paymentState(balanceOf(documents, payments), "2027-03-15")).toBe(expected);
});

it("the payment is overdue from the day after the due date", () => {
  expect(paymentState(balanceOf([invoice], [transfer(1)]), "2027-03-16")).toBe("overdue");
});

it("the balance has the due date of the latest invoice", () => {
  const { dueOn } = balanceOf([invoice, credit(13_000), { ...invoice, dueOn: "2027-05-01" }], []);
  expect(dueOn).toBe("2027-05-01");
});
