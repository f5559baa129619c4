import { loadClaims } from "@/lib/firm/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The keys of the records of places that help people or handle complaints for free. The firm's country decides which of
 * them it has.
 */
const freePlaceKeys = [
  "compliance.cafc",
  "compliance.obsi",
  "compliance.report-fraud",
  "compliance.financial-ombudsman",
] as const;

export type FreePlace = { readonly name: string; readonly href: string };

/** The free places in the firm's country that may be shown today. */
export async function loadFreePlaces(locale: Locale): Promise<readonly FreePlace[]> {
  const claims = await loadClaims(locale);
  return freePlaceKeys.flatMap((key) => {
    const facts = claims.find((claim) => claim.key === key)?.facts;
    const [name, href] = [facts?.shortName, facts?.verifyUrl];
    return typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
