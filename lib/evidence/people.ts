import type { Identifier } from "@/lib/transfers/kinds";

import type { Payment } from "./payments";

/** Someone who got money, with the accounts and addresses that it went to. */
export type Recipient = { readonly name: string; readonly codes: readonly string[] };

/** Who got the ticked payments, in the order of the table. The case of letters does not tell two names apart. */
export function recipientsOf(payments: readonly Payment[]): Recipient[] {
  const found = new Map<string, { name: string; codes: Set<string> }>();
  for (const { isTicked, transfer } of payments) {
    const name = transfer.to?.name?.trim();
    if (!isTicked || !name) continue;
    const key = name.toLowerCase();
    const recipient = found.get(key) ?? { name, codes: new Set<string>() };
    found.set(key, recipient);
    if (transfer.to?.value) recipient.codes.add(transfer.to.value);
  }
  return [...found.values()].map(({ name, codes }) => ({ name, codes: [...codes] }));
}

/** The codes and contacts of the text that belong to no recipient. */
export function otherCodes(identifiers: readonly Identifier[], recipients: readonly Recipient[]): Identifier[] {
  const known = new Set(recipients.flatMap(({ codes }) => codes));
  return identifiers.filter(({ value }) => !known.has(value));
}
