import { loadClaims } from "@/lib/firm/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The claims about ombudsman bodies for complaints about the firm. The firm's country decides which claims it has. */
const keys = ["compliance.obsi", "compliance.financial-ombudsman"];

export type Ombudsman = { readonly name: string; readonly href: string };

/** Lists the ombudsman bodies for complaints about the firm, if the claims about these bodies may be shown today. */
export async function loadOmbudsman(locale: Locale): Promise<readonly Ombudsman[]> {
  const claims = await loadClaims(locale);
  return claims.flatMap(({ key, facts }) => {
    const { shortName: name, verifyUrl: href } = facts ?? {};
    return keys.includes(key) && typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
