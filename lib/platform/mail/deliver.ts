import { db } from "../db/client";
import type { Letter } from "./letter";
import { messageIdFor } from "./message";
import { mailer } from "./transport";
import type { Mailer } from "./transport";

/**
 * Sends the letter of this key unless it has left before; says whether it left now. Throws when it could not leave.
 *
 * The mail server and the database cannot commit together. A crash after the server took the letter and before
 * the row was written repeats the letter once, with the same Message-ID, by which mail programs and people can
 * tell a repeat. The other order would lose letters instead.
 *
 * The key is kind, record and version, as in "booking-confirmed:<id>:0".
 */
export async function deliverOnce(key: string, letter: Letter, by: Mailer = mailer()): Promise<"sent" | "already-sent"> {
  const earlier = await db.mailDelivery.findUnique({ where: { key }, select: { key: true } });
  if (earlier) return "already-sent";
  const messageId = messageIdFor(key);
  await by.send(letter, { key, messageId });
  await db.mailDelivery.createMany({ data: [{ key, messageId }], skipDuplicates: true });
  return "sent";
}
