import type { Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { profile } from "@/lib/firm/profile";
import type { LocaleText, ProfileId } from "@/lib/firm/profile";
import type { SiteMode } from "@/lib/firm/claims/claim";

import { texts } from "./claims/claim-seed";
import type { ClaimSeed } from "./claims/claim-seed";
import { sampleClaims } from "./claims/sample-claims";

const sources: Readonly<Record<SiteMode, LocaleText>> = {
  demo: texts("sample, no evidence exists", "Beispiel, es gibt keinen Nachweis", "exemple, aucune preuve n’existe"),
  // Staff replace this text with the claim's source before they verify the claim.
  live: texts("not yet stated", "noch nicht angegeben", "pas encore indiquée"),
};

/**
 * The names of the facts that the live seed copies from a sample claim: the register and its URL, the icon and the
 * catalogue key.
 */
const ofPlace = new Set(["register", "verifyUrl", "icon", "catalogueKey"]);

const unwritten = texts("", "", "");

const profileIds = ["ca", "uk"] as const satisfies readonly ProfileId[];

/**
 * Inserts unverified claims of both profiles, so that changing FIRM_PROFILE needs no new database. A demo database gets
 * the sample claims. A live database gets a claim without text for each key in the layout of each profile. The firm
 * adds the texts, figures, names and registration numbers itself.
 */
export async function seedClaims(tx: Tx, mode: SiteMode, newId: () => string): Promise<void> {
  const claims = profileIds.flatMap((id) =>
    (mode === "demo" ? sampleClaims(id) : unwrittenClaims(id)).map((claim, position) => ({
      ...claim,
      profile: id,
      position,
      id: newId(),
    })),
  );
  await tx.claim.createMany({
    data: claims.map(({ id, key, kind, profile: profileId, position, facts = {} }) => ({
      id,
      key,
      kind,
      profile: profileId,
      position,
      facts,
    })),
  });
  await tx.claimText.createMany({
    data: claims.flatMap(({ id, text, limits }) =>
      locales.map((locale) => ({
        claimId: id,
        locale,
        text: text[locale],
        source: sources[mode][locale],
        limits: limits[locale],
      })),
    ),
  });
}

function unwrittenClaims(id: ProfileId): readonly ClaimSeed[] {
  const places = new Set<string>(Object.values(profile(id).layout).flat());
  return sampleClaims(id)
    .filter(({ key }) => places.has(key))
    .map(({ key, kind, facts = {} }) => ({
      key,
      kind,
      text: unwritten,
      limits: unwritten,
      facts: Object.fromEntries(Object.entries(facts).filter(([name]) => ofPlace.has(name))),
    }));
}
