import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

type Change = Partial<Prisma.LeadUncheckedCreateInput>;

/**
 * Stores a lead from an ad that staff called qualified a day before `now`, five days after it came. Its visitor agreed
 * to the click id unless `change` says otherwise.
 */
export async function aQualifiedLead(now: Instant, change: Change = {}) {
  return db.lead.create({
    data: {
      state: "answered",
      reference: drawReference("REQ"),
      firstName: "Grace",
      locale: "en",
      source: "staff",
      externalId: randomUUID(),
      enteredFrom: "ad",
      gclid: `Cj0KCQ-${Math.floor(Math.random() * 1e9)}`,
      adConsentVersion: "2034-01-01",
      adConsentAt: new Date(now - 6 * msPerDay),
      createdAt: new Date(now - 6 * msPerDay),
      answeredAt: new Date(now - 5 * msPerDay),
      decidedStage: "qualified",
      decidedAt: new Date(now - msPerDay),
      ...change,
    },
  });
}

/** A lead without a recorded agreement. */
export const notAgreed = { adConsentVersion: null, adConsentAt: null } as const;

/** Deletes all leads, conversions and exports. The bookings stay, but none is from an ad. */
export async function clearLeads(): Promise<void> {
  await db.booking.updateMany({ data: { leadId: null, fromAds: false } });
  await db.conversion.deleteMany({});
  await db.lead.deleteMany({});
  await db.adExport.deleteMany({});
}
