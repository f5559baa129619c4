import { domainToASCII } from "node:url";

import { hmac } from "../security/keys";

/** Domains that ignore dots in the local part. */
const dotlessDomains = new Set(["gmail.com"]);
const sameDomains: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/**
 * Returns the same address for all spellings of a mailbox. The address is in lower case, with ordinary letters in place
 * of full-width letters. Spaces, invisible characters and plus tags are removed, and so are dots if the domain ignores
 * dots. The address serves only for comparisons: no email is sent to it.
 */
export function canonicalAddress(email: string): string {
  const folded = email
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}\s]/gu, "")
    .toLowerCase();
  const at = folded.lastIndexOf("@");
  const typedDomain = folded.slice(at + 1).replace(/\.$/, "");
  const ascii = domainToASCII(typedDomain) || typedDomain;
  const domain = sameDomains[ascii] ?? ascii;
  const untagged = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*/s, "");
  return `${dotlessDomains.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}

/** Returns an HMAC that identifies a recipient in limits, suppressions and the outbox without revealing the address. */
export function recipientHash(email: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("email-recipient", canonicalAddress(email)));
}
