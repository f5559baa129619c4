import { randomUUID } from "node:crypto";

import { textHash } from "../../submission";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { toE164 } from "@/lib/platform/contact/phone";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import type { Instant } from "@/lib/platform/time/instant";
import { slugByKey } from "@/lib/services/find";

import { enteredByStaff } from "../../leads/stages/stage";
import type { EnteredLead } from "../schema";

/**
 * Stores a lead that a staff member enters, for example after a call. The person has agreed to nothing on the site, so
 * there is no consent, and gets a receipt only if staff choose it. A form that is sent twice stores one lead.
 */
export async function enterLead(
  staff: Staff,
  { requestKey, isTold, service, story = "", phoneCountry, language: locale, ...given }: EnteredLead,
  now: Instant,
): Promise<Result<string, "VALIDATION_ERROR">> {
  const slug = service === undefined ? null : await slugByKey(service);
  if (slug === undefined) return invalidField("service", "unknownService");
  const id = randomUUID();
  const externalId = requestKey ?? id;
  const { phone = null, email = null, lastName = null } = given;
  return db.$transaction(async (tx) => {
    const { count } = await tx.lead.createMany({
      data: {
        ...given,
        id,
        lastName,
        email,
        phone,
        phoneE164: phone === null ? null : (toE164(phone, phoneCountry) ?? null),
        service: slug,
        locale,
        state: "received",
        reference: drawReference("REQ"),
        source: enteredByStaff,
        externalId,
        storyCipher: story === "" ? null : encrypt(story, "leads.story"),
        textHash: story === "" ? null : textHash(story),
        createdAt: new Date(now),
      },
      skipDuplicates: true,
    });
    const where = { source_externalId: { source: enteredByStaff, externalId } };
    const { reference } = await tx.lead.findUniqueOrThrow({ where, select: { reference: true } });
    if (count === 0) return ok(reference);
    const details = { source: enteredByStaff };
    await record(tx, staff, { action: "lead.entered", subjectKind: "lead", subjectId: id, details });
    if (isTold && email !== null) {
      await enqueue(tx, { task: "inquiry-email", payload: { inquiry: "lead", id, to: "sender" } });
    }
    return ok(reference);
  });
}
