import type { FirmFacts } from "../../settings";

/** The facts that need two people: the account to which clients pay, and the sentence on how to pay. */
export const paymentKinds = ["bank-details", "payment-words"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The name of the fact in the firm's record. */
export const factOfKind = { "bank-details": "bank", "payment-words": "paymentText" } as const;

export type BankDetails = NonNullable<FirmFacts["bank"]>;

/** The last four letters or digits of the account, which is the first line of the bank details. */
export function lastFourOf({ lines }: BankDetails): string {
  return (lines[0] ?? "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(-4)
    .toUpperCase();
}

/** The account without its last four letters or digits, which the second person reads from the statement. */
export function masked(line: string): string {
  let left = 4;
  return [...line]
    .reverse()
    .map((character) => (/[\p{L}\p{N}]/u.test(character) && left-- > 0 ? "•" : character))
    .reverse()
    .join("");
}
