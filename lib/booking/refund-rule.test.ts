import { refundRule } from "./refund-rule";

const paid = { state: "paid", amountMinor: 13_000, refundedMinor: 0, currency: "CAD" } as const;

test("without money that was paid, only the rule is said", () => {
  const open = [
    { ...paid, state: "pending" },
    { ...paid, state: "refunded", refundedMinor: 13_000 },
  ] as const;
  for (const payments of [[], open])
    expect(refundRule({ payments }, "en")).toBe("Cancelling is always free for the client.");
});

test("paid money is named without what was already returned", () => {
  expect(refundRule({ payments: [{ ...paid, refundedMinor: 3_000 }] }, "en")).toContain("has paid $100");
});

test("payments in two currencies are named side by side", () => {
  const payments = [paid, { ...paid, amountMinor: 7_500, currency: "GBP" }];
  expect(refundRule({ payments }, "en")).toMatch(/\$130\D.*, £75\D/);
});
