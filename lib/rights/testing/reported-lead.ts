import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

/** Makes a lead one from an ad that was answered and qualified at `past`, and puts this conversion into an export. */
export async function reportLead(
  leadId: string,
  { past, now }: { readonly past: Date; readonly now: Instant },
): Promise<void> {
  await db.leadStage.create({ data: { leadId, stage: "contacted", firstAt: past } });
  await db.$executeRaw`update leads set from_ads = true, gclid = 'Cj0KCQ', ad_consent_at = ${past},
    ad_consent_version = '1', created_at = ${past}, decided_stage = 'qualified', decided_at = ${past}
    where id = ${leadId}::uuid`;
  await db.adExport.create({
    data: {
      kind: "csv",
      state: "made",
      terms: {},
      madeAt: new Date(now),
      conversions: { create: { leadId, stage: "qualified", happenedAt: past } },
    },
  });
}
