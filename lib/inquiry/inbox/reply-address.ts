import { timingSafeEqual } from "node:crypto";

import { env } from "@/lib/platform/env";
import { hmac } from "@/lib/platform/security/keys";

import { kindOf } from "./item";

/**
 * Returns the address to which the sender of an item (a message or lead) can send email replies, for example
 * "r-msg-7k2m-4q93-<proof>@<domain>". The address contains the item's reference. The proof is made with a secret key,
 * so a stranger who knows the reference cannot work out the address. Undefined if the site does not receive emails.
 */
export function replyAddress(reference: string): string | undefined {
  const domain = env().INBOUND_MAIL_DOMAIN;
  return domain && `r-${reference.toLowerCase()}-${proofOf(reference)}@${domain}`;
}

/** Whether the site receives emails, so that answers to our emails appear in the inbox. */
export const receivesEmail = () => env().INBOUND_MAIL_DOMAIN !== undefined;

/** Reads the reference from an address that `replyAddress` created. Undefined for any other address. */
export function referenceOf(address: string): string | undefined {
  const [, text = "", proof = ""] =
    /^r-([a-z]{3}-[0-9a-z]{4}-[0-9a-z]{4})-([0-9a-f]{24})@/.exec(address.toLowerCase()) ?? [];
  const reference = text.toUpperCase();
  if (kindOf(reference) === undefined) return undefined;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(reference))) ? reference : undefined;
}

function proofOf(reference: string): string {
  return hmac("inbox-reply-address", reference).toString("hex").slice(0, 24);
}
