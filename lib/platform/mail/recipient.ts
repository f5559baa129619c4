import { domainToASCII } from "node:url";

import { hmac } from "../security/keys";

/** Where dots in the local part make no difference. */
const dotlessDomains = new Set(["gmail.com"]);
const sameDomains: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/**
 * The address that stands for one mailbox: case, full-width forms and invisible characters folded, without a plus tag, and
 * without dots where they make no difference. Only for counting: email is never sent to it.
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
  const untagged = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, "");
  return `${dotlessDomains.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}

/** What is stored of a recipient: nobody reads an address from it. */
export function recipientHash(email: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("email-recipient", canonicalAddress(email)));
}
