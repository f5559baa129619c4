import { domainToUnicode } from "node:url";

/**
 * Returns an email address with its domain as people write it, "müller.example" for "xn--mller-kva.example". It is for
 * reading only: the address with the domain in ASCII is stored and sent to. Returns the address unchanged if the domain
 * is not valid.
 */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToUnicode(address.slice(at + 1));
  return at < 0 || domain === "" ? address : `${address.slice(0, at)}@${domain}`;
}
