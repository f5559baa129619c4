import { randomUUID } from "node:crypto";

import { inquiryEmailJobs } from "../../email-jobs";
import { textHash } from "../../submission";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import type { Instant } from "@/lib/platform/time/instant";

import { leadFieldsOf } from "../lead-fields";
import { googleAds } from "../payload";
import type { AdsPayload } from "../payload";

type Delivery = {
  readonly payload: AdsPayload;
  /** All fields that Google sent, as JSON. They are kept with the lead, because Google may add fields. */
  readonly all: string;
};

/**
 * Stores a lead from a form in an ad, with its audit row and its email jobs. A lead that Google delivers again is
 * stored once. A test lead causes no email.
 */
export async function storeAdsLead({ payload, all }: Delivery, now: Instant): Promise<"stored" | "repeated"> {
  const { lead_id: externalId, is_test: isTest } = payload;
  const { story, ...fields } = leadFieldsOf(payload);
  const id = randomUUID();
  return db.$transaction(async (tx) => {
    const { count } = await tx.lead.createMany({
      data: {
        ...fields,
        id,
        state: "received",
        reference: drawReference("REQ"),
        source: googleAds,
        externalId,
        isTest,
        storyCipher: story === "" ? null : encrypt(story, "leads.story"),
        textHash: story === "" ? null : textHash(story),
        payloadCipher: encrypt(all, "leads.payload"),
        formId: payload.form_id ?? null,
        campaignId: payload.campaign_id ?? null,
        adGroupId: payload.adgroup_id ?? null,
        creativeId: payload.creative_id ?? null,
        assetGroupId: payload.asset_group_id ?? null,
        // Google does not say which language the person speaks.
        locale: defaultLocale,
        createdAt: new Date(now),
      },
      skipDuplicates: true,
    });
    if (count === 0) {
      // Throws if another lead has the same reference, so that Google delivers this one again.
      await tx.lead.findUniqueOrThrow({ where: { source_externalId: { source: googleAds, externalId } } });
      return "repeated";
    }
    const details = { source: googleAds, isTest };
    await record(tx, { kind: "system" }, { action: "lead.received", subjectKind: "lead", subjectId: id, details });
    if (!isTest) await enqueueAll(tx, inquiryEmailJobs({ kind: "lead", id, state: "received", now }));
    return "stored";
  });
}
