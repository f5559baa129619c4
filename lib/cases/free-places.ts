import { loadClaims } from "@/lib/firm/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The claims about organisations that help or handle complaints free of charge. A firm shows only the organisations of
 * its country.
 */
const freePlaceKeys = [
  "compliance.cafc",
  "compliance.obsi",
  "compliance.report-fraud",
  "compliance.financial-ombudsman",
] as const;

export type FreePlace = { readonly name: string; readonly href: string };

/** Loads the organisations in the firm's country that help free of charge and may be shown today. */
export async function loadFreePlaces(locale: Locale): Promise<readonly FreePlace[]> {
  const claims = await loadClaims(locale);
  return freePlaceKeys.flatMap((key) => {
    const facts = claims.find((claim) => claim.key === key)?.facts;
    const [name, href] = [facts?.shortName, facts?.verifyUrl];
    return typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
