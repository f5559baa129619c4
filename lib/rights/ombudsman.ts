import { loadClaims } from "@/lib/firm/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The records of the bodies that hear complaints about the firm. Which of them a firm has depends on its country. */
const keys = ["compliance.obsi", "compliance.financial-ombudsman"];

export type Ombudsman = { readonly name: string; readonly href: string };

/** Where a person can go who does not accept the firm's answer, as far as the firm's records may be shown today. */
export async function loadOmbudsman(locale: Locale): Promise<readonly Ombudsman[]> {
  const claims = await loadClaims(locale);
  return claims.flatMap(({ key, facts }) => {
    const { shortName: name, verifyUrl: href } = facts ?? {};
    return keys.includes(key) && typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
