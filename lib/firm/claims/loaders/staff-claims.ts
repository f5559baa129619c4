import { z } from "zod";

import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { listHistory, listOpen } from "@/lib/platform/second-person/queries";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { isUuid } from "@/lib/platform/uuid";

import { profile } from "../../profile";
import { firm } from "../../settings-snapshot";
import { claimViews, toListed } from "../listed-claim";
import type { ClaimView } from "../listed-claim";
import { claimNotices } from "../notices";
import { placesByKind, placesOf } from "../places";
import { findStaffClaim, listKeepers, listStaffClaims } from "../queries/staff-claims";
import { latestExpiry } from "../validity";

/** A claim is listed as expiring this many days before its expiry. */
const noticeDays = 30;

/** The query of the list: its view, and the result of an act on several claims. */
export const claimListQuery = z.object({
  view: z.enum(claimViews).default("all"),
  done: z.enum(["proposed", "verified"]).optional(),
  count: z.coerce.number().int().min(0).default(0),
  left: z.coerce.number().int().min(0).default(0),
});

/** The query of a claim's page: what the last act did, and the result of an upload. */
export const claimQuery = z.object({ done: z.enum(claimNotices).optional(), upload: z.string().optional() });

type Reader = { readonly locale: Locale; readonly now: Instant };

/** The claims of one view of the list, with the number of claims in each view. */
export async function loadClaimList(staff: Staff, view: ClaimView, { locale, now }: Reader) {
  const today = dayOf(now, firm().zone);
  const [claims, open] = await Promise.all([listStaffClaims(profile().id), listOpen("claim")]);
  const soon = addDays(today, noticeDays);
  const mayVerify = isAllowed(staff.role, "claims.verify");
  const rows = claims.map((claim) => toListed(claim, open.get(claim.id), { locale, today, soon, staffId: staff.id }));
  const isIn: Readonly<Record<ClaimView, (row: (typeof rows)[number]) => boolean>> = {
    all: () => true,
    waiting: ({ state, isOwn }) => mayVerify && state === "proposed" && !isOwn,
    drafts: ({ state }) => state === "draft" || state === "expired",
    expiring: ({ state }) => state === "soon",
    hidden: ({ state }) => state !== "shown" && state !== "soon",
  };
  return {
    rows: rows.filter(isIn[view]),
    counts: claimViews.map((each) => ({ view: each, count: rows.filter(isIn[each]).length })),
    isDemo: env().SITE_MODE === "demo",
    mayChange: isAllowed(staff.role, "claims.change"),
    mayVerify,
  };
}

/** What the form of a new claim shows: who may keep it up to date, who may verify it, and where it will show. */
export async function loadNewClaim(staff: Staff) {
  const { id: profileId, layout } = profile();
  const [keepers, claims] = await Promise.all([listKeepers(), listStaffClaims(profileId)]);
  return {
    keepers,
    verifiers: keepers.filter(({ id }) => id !== staff.id).map(({ name }) => name),
    places: placesByKind(claims, layout),
    isDemo: env().SITE_MODE === "demo",
  };
}

/** One claim with its proposal or verification, its history and what the staff member may do. */
export async function loadClaim(staff: Staff, id: string, { locale, now }: Reader) {
  const claim = isUuid(id) ? await findStaffClaim(id) : undefined;
  if (!claim) return undefined;
  const [history, keepers] = await Promise.all([listHistory({ kind: "claim", id }), listKeepers()]);
  const open = history.find(({ state }) => state !== "ended");
  const today = dayOf(now, firm().zone);
  const soon = addDays(today, noticeDays);
  return {
    claim,
    open,
    history,
    listed: toListed(claim, open, { locale, today, soon, staffId: staff.id }),
    places: placesOf(claim.key, profile().layout),
    keepers,
    verifiers: keepers.filter(({ id: each }) => each !== open?.proposedById).map(({ name }) => name),
    latest: latestExpiry(claim.kind, today),
    today,
    isDemo: env().SITE_MODE === "demo",
    mayChange: isAllowed(staff.role, "claims.change"),
    mayVerify: isAllowed(staff.role, "claims.verify"),
    isOwn: open?.proposedById === staff.id,
  };
}
