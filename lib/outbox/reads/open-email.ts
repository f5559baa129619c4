import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { openCopy, recipientOf } from "@/lib/platform/mail/sent-emails";

import { bookingOf } from "../job-of-email";
import { referencesOf } from "../queries";
import { findUnsentJob, findWithheldJob } from "../commands/send-again";

/**
 * Decrypts the stored copy of an email, and records in the audit log that this staff member has read it. Undefined if
 * the id is unknown.
 */
export async function openEmail(staff: Staff, id: string) {
  const row = await db.sentEmail.findUnique({ where: { id } });
  if (!row) return undefined;
  const { contentCipher, recipientCipher, recordId, kind, outcome, locale, at } = row;
  await db.$transaction((tx) =>
    record(tx, { kind: "staff", id: staff.id }, { action: "email.read", subjectKind: "email", subjectId: id }),
  );
  return {
    kind,
    outcome,
    locale,
    at,
    recipient: recipientOf({ recipientCipher }),
    reference: recordId === null ? undefined : (await referencesOf([recordId])).get(recordId),
    /**
     * The version of the booking that the email is about, for the form in which staff send the email to another
     * address. Set only if the email was withheld because its address was suppressed, and if it was not sent later.
     */
    bookingVersion: await versionOfWithheld(row),
    isResendable: (await findUnsentJob(db, row)) !== undefined,
    copy: contentCipher === null ? undefined : openCopy({ contentCipher }),
  };
}

async function versionOfWithheld(row: { readonly deliveryKey: string; readonly outcome: string }) {
  const id = bookingOf(row.deliveryKey);
  if (id === undefined || (await findWithheldJob(db, row)) === undefined) return undefined;
  return (await db.booking.findUnique({ where: { id }, select: { version: true } }))?.version;
}
