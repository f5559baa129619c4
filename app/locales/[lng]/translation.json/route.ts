import { z } from "zod";

import { nearestExpiry, type ShownClaim } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { firm } from "@/lib/firm/settings-snapshot";
import { only, route } from "@/lib/platform/web/api";
import { withText, type Catalogue } from "@/lib/platform/i18n/catalogue";
import { catalogueLocales, publicCatalogueOf, type CatalogueTag } from "@/lib/platform/i18n/messages";
import { fail, ok } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

type Params = { readonly lng: string };
type Read = { readonly catalogue: Catalogue; readonly seconds: number };

/**
 * The maximum time in seconds for which a shared cache may serve a catalogue. If a claim expires sooner, the cache may
 * serve the catalogue only until then.
 */
const longest = 60;

const read = route<Record<string, unknown>, Params, Read>({
  name: "locales.read",
  limit: "read",
  schema: z.looseObject({}),
  async run(_input, { now }, { lng }) {
    if (!isCatalogueTag(lng)) return fail("RESOURCE_NOT_FOUND");
    const claims = await loadClaims(catalogueLocales[lng]);
    return ok({
      catalogue: withClaims(publicCatalogueOf(lng), claims),
      seconds: secondsUntil(nearestExpiry(claims), now),
    });
  },
  // The response has no API envelope, because the translation loader in the specification expects the bare catalogue.
  respond: ({ catalogue, seconds }) =>
    Response.json(catalogue, {
      headers: { "cache-control": `public, max-age=0, s-maxage=${seconds}`, "x-robots-tag": "noindex" },
    }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: read });

function isCatalogueTag(tag: string): tag is CatalogueTag {
  return Object.hasOwn(catalogueLocales, tag);
}

/**
 * Adds the texts of trust claims to the catalogue, each under the `catalogueKey` of its claim. A claim without this key
 * is left out.
 */
function withClaims(catalogue: Catalogue, claims: readonly ShownClaim[]): Catalogue {
  return claims.reduce(
    (sum, { facts: { catalogueKey }, text }) =>
      typeof catalogueKey === "string" ? withText(sum, catalogueKey, text) : sum,
    catalogue,
  );
}

function secondsUntil(end: Day | null, now: number): number {
  return end === null
    ? longest
    : Math.max(0, Math.min(longest, Math.floor((startOfDay(end, firm().zone) - now) / 1000)));
}
