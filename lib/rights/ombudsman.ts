import { loadClaims } from "@/lib/firm/loaders/claims";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Keys of the claims about ombudsman bodies. A Canadian firm can have the first claim, a British firm the second. */
const keys = ["compliance.obsi", "compliance.financial-ombudsman"];

export type Ombudsman = { readonly name: string; readonly href: string };

/**
 * Lists the ombudsman bodies that handle complaints about the firm. Leaves out a body if the claim about it may not be
 * shown today.
 */
export async function loadOmbudsman(locale: Locale): Promise<readonly Ombudsman[]> {
  const claims = await loadClaims(locale);
  return claims.flatMap(({ key, facts }) => {
    const { shortName: name, verifyUrl: href } = facts ?? {};
    return keys.includes(key) && typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
