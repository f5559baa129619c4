import { mayReadItem } from "../../scope/queries";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hasScanner, isInfected } from "@/lib/platform/security/malware-scan";

import { subjectKinds } from "../item";
import { readStored } from "../commands/store-email";

const referenced = { select: { reference: true } } as const;

/**
 * Decrypts a received email of a thread as it came, and records the download in the audit log. BUSINESS_RULE_VIOLATION:
 * the malware scanner has found something in it.
 */
export async function openOriginal(
  staff: Staff,
  id: string,
): Promise<Result<Buffer, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION">> {
  const email = await db.receivedEmail.findUnique({
    where: { id, parts: { some: {} } },
    select: { contactMessageId: true, leadId: true, contactMessage: referenced, lead: referenced },
  });
  const subjectId = email?.contactMessageId ?? email?.leadId;
  const reference = (email?.contactMessage ?? email?.lead)?.reference;
  if (!email || !subjectId || !reference || !(await mayReadItem(db, staff, reference)))
    return fail("RESOURCE_NOT_FOUND");
  const content = await readStored(id);
  if (hasScanner() && (await isInfected(content))) return fail("BUSINESS_RULE_VIOLATION");
  const kind = email.leadId ? "lead" : "message";
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: `${subjectKinds[kind]}.original-read`,
      subjectKind: subjectKinds[kind],
      subjectId,
    }),
  );
  return ok(content);
}
