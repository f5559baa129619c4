import { loadClaims } from "@/lib/firm/loaders/claims";
import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The keys of trust claims about organisations in Canada and the UK. These organisations help victims or handle
 * complaints, free of charge. A firm has only the claims about organisations in its own country.
 */
const freePlaceKeys = [
  "compliance.cafc",
  "compliance.obsi",
  "compliance.report-fraud",
  "compliance.financial-ombudsman",
] as const;

export type FreePlace = { readonly name: string; readonly href: string };

/** Loads the names and links of the organisations. Leaves out an organisation if its claim cannot be shown today. */
export async function loadFreePlaces(locale: Locale): Promise<readonly FreePlace[]> {
  const claims = await loadClaims(locale);
  return freePlaceKeys.flatMap((key) => {
    const facts = claims.find((claim) => claim.key === key)?.facts;
    const [name, href] = [facts?.shortName, facts?.verifyUrl];
    return typeof name === "string" && typeof href === "string" ? [{ name, href }] : [];
  });
}
