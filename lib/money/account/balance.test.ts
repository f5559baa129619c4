import { balanceOf, owedForInvoice, paymentState } from "./balance";

const invoice = { kind: "invoice", totalMinor: 13_000, leftMinor: 13_000, dueOn: "2027-03-15" } as const;
const credited = { ...invoice, leftMinor: 0 } as const;
const credit = (totalMinor: number) => ({ kind: "credit_note", totalMinor, leftMinor: 0, dueOn: null }) as const;
const transfer = (amountMinor: number, refundedMinor = 0) => ({ state: "paid", amountMinor, refundedMinor });

it.each([
  ["nothing was invoiced", [], [], undefined],
  ["nothing was paid yet", [invoice], [], "open"],
  ["a part was paid", [invoice], [transfer(12_999)], "open"],
  ["everything was paid", [invoice], [transfer(3_000), transfer(10_000)], "paid"],
  ["the unpaid invoice was credited", [credited, credit(13_000)], [], "released"],
  ["a paid appointment was cancelled", [credited, credit(13_000)], [transfer(13_000)], "toRefund"],
  [
    "a part was refunded",
    [{ ...invoice, leftMinor: 10_000 }, credit(3_000)],
    [transfer(13_000, 3_000)],
    "partlyRefunded",
  ],
  ["everything was refunded", [credited, credit(13_000)], [transfer(13_000, 13_000)], "refunded"],
  ["an invoice was credited in full and issued again", [credited, credit(13_000), invoice], [transfer(13_000)], "paid"],
  ["a card payment has failed", [invoice], [{ ...transfer(13_000), state: "failed" }], "open"],
] as const)("finds the payment state when %s", (_, documents, payments, expected) => {
  expect(paymentState(balanceOf(documents, payments), "2027-03-15")).toBe(expected);
});

it("the payment is overdue from the day after the due date", () => {
  expect(paymentState(balanceOf([invoice], [transfer(1)]), "2027-03-16")).toBe("overdue");
});

it("the balance has the latest due date of the invoices that are not credited in full", () => {
  const later = { ...invoice, dueOn: "2027-05-01" } as const;
  expect(balanceOf([invoice, later], []).dueOn).toBe("2027-05-01");
  expect(balanceOf([invoice, { ...later, leftMinor: 0 }, credit(13_000)], []).dueOn).toBe("2027-03-15");
});

it.each([
  [23_000, { first: 13_000, second: 10_000 }],
  [15_000, { first: 5_000, second: 10_000 }],
  [4_000, { first: 0, second: 4_000 }],
  [-1_000, { first: 0, second: 0 }],
])("divides %d owed between two invoices as if payments had paid the older one first", (owedMinor, expected) => {
  const documents = [
    { id: "first", leftMinor: 13_000 },
    { id: "second", leftMinor: 10_000 },
    { id: "note", leftMinor: 0 },
  ];
  const owed = (id: string) => owedForInvoice({ owedMinor, documents }, id);
  expect({ first: owed("first"), second: owed("second") }).toEqual(expected);
});
