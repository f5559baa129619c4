import { refundRule } from "./refund-rule";

const paid = { state: "paid", amountMinor: 13_000, refundedMinor: 0, currency: "CAD" } as const;

test("if no payment can be refunded, states only that cancelling is free", () => {
  const open = [
    { ...paid, state: "pending" },
    { ...paid, state: "refunded", refundedMinor: 13_000 },
  ] as const;
  for (const payments of [[], open])
    expect(refundRule({ payments }, "en")).toBe("Cancelling is always free for the client.");
});

test("states the paid amount minus earlier refunds", () => {
  expect(refundRule({ payments: [{ ...paid, refundedMinor: 3_000 }] }, "en")).toContain("has paid $100");
});

test("lists payments in two currencies separately", () => {
  const payments = [paid, { ...paid, amountMinor: 7_500, currency: "GBP" }];
  expect(refundRule({ payments }, "en")).toMatch(/\$130\D.*, £75\D/);
});
