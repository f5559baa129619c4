import { randomUUID } from "node:crypto";

import { receiveDelivery } from "../../google-ads/receive-delivery";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * Stores a test lead as if Google Ads had delivered it. BUSINESS_RULE_VIOLATION: the webhook has no key, so it refuses
 * every delivery.
 */
export async function sendTestLead(staff: Staff, now: Instant): Promise<Result<null, "BUSINESS_RULE_VIOLATION">> {
  const leadId = `test-${randomUUID()}`;
  const delivery = {
    lead_id: leadId,
    api_version: "1.0",
    is_test: true,
    google_key: env().GOOGLE_ADS_WEBHOOK_KEY ?? "",
    user_column_data: [
      { column_id: "FULL_NAME", string_value: "Test Lead" },
      { column_id: "EMAIL", string_value: "test@example.com" },
      { column_id: "PHONE_NUMBER", string_value: "+16045550199" },
    ],
  };
  const result = await receiveDelivery(new TextEncoder().encode(JSON.stringify(delivery)), now);
  if (result !== "stored") return fail("BUSINESS_RULE_VIOLATION");
  await db.$transaction((tx) =>
    record(tx, staff, { action: "lead.test-sent", subjectKind: "lead", subjectId: leadId, details: {} }),
  );
  return ok(null);
}
