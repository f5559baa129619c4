import { loadClaims } from "@/lib/firm/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The claims about bodies that hear complaints about the firm. The firm's country decides which of them it has. */
const keys = ["compliance.obsi", "compliance.financial-ombudsman"];

export type Ombudsman = { readonly name: string; readonly href: string };

/** Lists the bodies that hear complaints about the firm's answers, if the claims about them may be shown today. */
export async function loadOmbudsman(locale: Locale): Promise<readonly Ombudsman[]> {
  const claims = await loadClaims(locale);
  return claims.flatMap(({ key, facts }) => {
    const { shortName: name, verifyUrl: href } = facts ?? {};
    return keys.includes(key) && typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
