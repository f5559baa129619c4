import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { countTestLeads, findFigures } from "./queries/figures";
import { findKnown, readLeads } from "./queries/lead-details";
import type { KnownAs, LeadDetails } from "./queries/lead-details";
import { countStages, listBoard, listLeads } from "./queries/list-leads";
import type { LeadListing, StagedLead } from "./queries/list-leads";
import type { LeadStage } from "../leads/stages/stage";

/** The days over which the page's figures are computed. */
export const figureDays = 30;

/** A lead from an ad with its stage. */
export type ListedLead = LeadDetails & { readonly stage: LeadStage; readonly knownAs: KnownAs | undefined };

/** Loads what the page of the leads from ads shows around the board and the list, which may be searched for a text. */
export async function loadLeadPage(staff: Staff, text: string | undefined, now: Instant) {
  const [counts, figures, tests] = await Promise.all([
    countStages(text),
    findFigures(now - figureDays * msPerDay),
    countTestLeads(),
  ]);
  return {
    counts,
    figures,
    tests,
    staffId: staff.id,
    mayChange: isAllowed(staff.role, "leads.change"),
    mayExport: isAllowed(staff.role, "leads.export"),
    mayBook: isAllowed(staff.role, "bookings.change"),
    hasWebhook: env().GOOGLE_ADS_WEBHOOK_KEY !== undefined,
  };
}

/** Loads the cards of the board. */
export async function loadBoard(_staff: Staff): Promise<ListedLead[]> {
  return withDetails(await listBoard());
}

/** Loads one page of the list. */
export async function loadLeadList(_staff: Staff, listing: LeadListing) {
  const page = await listLeads(listing);
  return { ...page, rows: await withDetails(page.rows) };
}

async function withDetails(staged: readonly StagedLead[]): Promise<ListedLead[]> {
  const leads = await readLeads(staged.map(({ id }) => id));
  const known = await findKnown(leads);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return staged.flatMap(({ id, stage }) => {
    const lead = byId.get(id);
    return lead ? [{ ...lead, stage, knownAs: known.get(id) }] : [];
  });
}
