import type { Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import type { LocaleText, ProfileId } from "@/lib/firm/profile";
import type { SiteMode } from "@/lib/firm/claims";

import { texts } from "./claims/claim-seed";
import type { ClaimSeed } from "./claims/claim-seed";
import { sampleClaims } from "./claims/sample-claims";

const sources: Readonly<Record<SiteMode, LocaleText>> = {
  demo: texts("sample, no evidence exists", "Beispiel, es gibt keinen Nachweis", "exemple, aucune preuve n’existe"),
  // Whoever verifies a claim writes here where it can be read.
  live: texts("not yet stated", "noch nicht angegeben", "pas encore indiquée"),
};

/** What only the evidence can tell: a sample of it would show once a claim is verified, beside what was. */
const ofEvidence = new Set(["number", "asOf"]);

const profileIds = ["ca", "uk"] as const satisfies readonly ProfileId[];

/** Writes the claims of both profiles, so that another FIRM_PROFILE needs no new database. None is verified. */
export async function seedClaims(tx: Tx, mode: SiteMode, newId: () => string): Promise<void> {
  const claims = profileIds.flatMap((profile) =>
    sampleClaims(profile).map((claim, position) => ({ ...claim, profile, position, id: newId() })),
  );
  await tx.claim.createMany({
    data: claims.map(({ id, key, kind, profile, position, facts }) => ({ id, key, kind, profile, position, facts: seededFacts(facts, mode) })),
  });
  await tx.claimText.createMany({
    data: claims.flatMap(({ id, text, limits }) =>
      locales.map((locale) => ({ claimId: id, locale, text: text[locale], source: sources[mode][locale], limits: limits[locale] })),
    ),
  });
}

function seededFacts(facts: ClaimSeed["facts"] = {}, mode: SiteMode): NonNullable<ClaimSeed["facts"]> {
  return mode === "demo" ? facts : Object.fromEntries(Object.entries(facts).filter(([name]) => !ofEvidence.has(name)));
}
