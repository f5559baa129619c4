import { longestLine, maxPreparedBytes, mostPreparedPayments } from "@/lib/transfers/prepared";
import type { Prepared } from "@/lib/transfers/prepared";

import type { Work } from "./work";

export type Carried = { readonly text: string } | { readonly problem: "empty" | "tooLong" };

/**
 * The part of the work that a visitor takes to a booking, as JSON: the ticked payments with their lines, and the codes
 * and contacts. File names and the facts for letters stay in the page.
 */
export function carriedText({ payments, identifiers }: Work): Carried {
  const ticked = payments.filter(({ isTicked }) => isTicked);
  if (ticked.length === 0) return { problem: "empty" };
  const prepared: Prepared = {
    payments: ticked.map(({ transfer, origin }) => ({ transfer, line: origin.text.slice(0, longestLine) })),
    identifiers: identifiers.slice(0, mostPreparedPayments),
  };
  const text = JSON.stringify(prepared);
  const isTooLong = ticked.length > mostPreparedPayments || new TextEncoder().encode(text).length > maxPreparedBytes;
  return isTooLong ? { problem: "tooLong" } : { text };
}
