import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { openCopy, recipientOf } from "@/lib/platform/mail/sent-emails";

import { bookingOf } from "../job-of-email";
import { referencesOf } from "../queries";
import { findUnsentJob, findWithheldJob } from "./send-again";

/**
 * Decrypts the copy of an email for this staff member and records the access in the audit log. Undefined if the id is
 * unknown.
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
     * The version of the booking that a withheld email is about. If it is set, staff can send the email to another
     * address.
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

export type OpenedEmail = NonNullable<Awaited<ReturnType<typeof openEmail>>>;
