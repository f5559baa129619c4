import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";

import { startTimer } from "../inbound/reading-limits";
import { itemColumn } from "../item";
import { receiveEmail } from "./receive-email";
import { readStored } from "./store-email";

/**
 * Reads a stored email and adds it to its thread. The email's time is its arrival. Does nothing if the email was read
 * before, or was deleted. `clock` returns milliseconds since 1970.
 */
export async function readEmail(emailId: string, clock: () => number): Promise<void> {
  const email = await db.receivedEmail.findUnique({ where: { id: emailId, readAt: null } });
  if (!email) return;
  const arrival = { at: email.receivedAt.getTime(), isTooLarge: email.isCut };
  const { outcome, from, thread, isWithheld } = await receiveEmail(
    await readStored(emailId),
    arrival,
    startTimer(clock),
  );
  const data = {
    outcome,
    readAt: new Date(clock()),
    senderHash: from === "" ? null : recipientHash(from),
    ...(thread && itemColumn(thread.kind, thread.id)),
  };
  await db.$transaction(async (tx) => {
    await tx.receivedEmail.updateMany({ where: { id: emailId }, data });
    // A wallet's secret is never kept, not even encrypted.
    if (isWithheld) await tx.receivedEmailPart.deleteMany({ where: { emailId } });
  });
}
