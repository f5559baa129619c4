import { formatAmount } from "./amount";

it("shows every digit of an amount in the reader's notation", () => {
  expect(formatAmount("1240", "CAD", "en")).toBe("CAD\u00a01,240.00");
  expect(formatAmount("1240.5", "EUR", "de")).toBe("EUR\u00a01.240,50");
  expect(formatAmount("123456789012.123456789012345678", "ETH", "en")).toBe(
    "ETH\u00a0123,456,789,012.123456789012345678",
  );
  expect(formatAmount("3", "BTC", "en")).toBe("BTC\u00a03");
});
