import { masked } from "./contacts";
import type { Identifier } from "./kinds";

/** The words for gift cards, and the issuers that fraudsters ask for. */
export const giftCardWords =
  /gift ?-?cards?|geschenkkarten?|gutscheinkarten?|gutscheincodes?|cartes?[ -]cadeaux?|prepaid cards?|paysafecards?/i;
const issuers =
  /\b(apple|itunes|google play|amazon|steam|razer gold|razer|visa|vanilla|mastercard|ebay|target|walmart|sephora|xbox|playstation|netflix|paysafecard|neosurf|nike|home depot|best buy)\b/i;

/** The issuer that a text on gift cards names. */
export function issuerIn(text: string): string | undefined {
  const name = issuers.exec(text)?.[1];
  return name === undefined ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Codes of gift cards have 10 to 19 signs, in one piece or in groups. Only a text on gift cards is searched for them.
 */
const candidate = /(?<![A-Za-z0-9-])[A-Z0-9]{4,6}(?:[ -]?[A-Z0-9]{3,6}){1,4}(?![A-Za-z0-9-])/g;

/** The codes of gift cards with their places, masked to the last four signs, because a code is money. */
export function giftCardCodesIn(text: string): { start: number; end: number; identifier: Identifier }[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const code = match[0].replace(/[ -]/g, "");
    const digits = code.replace(/\D/g, "").length;
    if (code.length < 10 || code.length > 19 || digits < 3) return [];
    const identifier: Identifier = { kind: "gift-card-code", value: masked(code), check: "none" };
    return [{ start: match.index, end: match.index + match[0].length, identifier }];
  });
}
