import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import type { ContactRequest } from "@/lib/inquiry/contact/schema";
import { deliverReply } from "@/lib/inquiry/inbox/commands/deliver-reply";
import { receiveEmail } from "@/lib/inquiry/inbox/commands/receive-email";
import { reply, replyKey } from "@/lib/inquiry/inbox/commands/reply";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import type { Email } from "@/lib/platform/mail/email";
import type { Delivery, Mailer } from "@/lib/platform/mail/transport";

import { aMessage } from "./inquiries";
import { staffAs } from "./staff-as";

export const now = Date.parse("2027-01-08T17:00:00Z");

export let staff: Staff;
export let sent: { email: Email; delivery: Delivery }[];
export const mailer: Mailer = {
  send: (email, delivery) => Promise.resolve(void sent.push({ email, delivery })),
  close: () => undefined,
};

export async function item(change: Partial<ContactRequest> = {}, website = "", at = now) {
  const received = await receiveMessage(aMessage(change), { hidden: { website }, locale: "en", now: at });
  const reference = received.ok ? received.value.reference : "";
  return db.contactMessage.findUniqueOrThrow({ where: { reference } });
}

export const read = (reference: string) => db.contactMessage.findUniqueOrThrow({ where: { reference } });
export const jobs = (task: string) =>
  db.$queryRaw<{ key: string | null; run_at: Date; payload: unknown }[]>`
    select j.key, j.run_at, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where j.task_identifier = ${task}`;

export async function replied(reference: string, version = 1, text = "We have read it and will call you.") {
  const result = await reply(staff, { reference, version, text, locale: "en", isRefusal: false }, now);
  if (!result.ok) throw new Error(result.error);
  return result.value.entryId;
}

/** An item whose sender got a reply, with the Message-ID of the reply. */
export async function answered() {
  const made = await item({ email: "client@example.org" });
  const entryId = await replied(made.reference);
  await deliverReply(entryId, now, mailer);
  return { ...made, entryId, messageId: messageIdFor(replyKey(entryId)) };
}

export const raw = (headers: Record<string, string>, body = "Thank you, tomorrow is fine.") =>
  Buffer.from(
    `${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\r\n")}\r\n\r\n${body}\r\n`,
  );

/** Receives an email and returns the outcome. */
export const received = async (email: Uint8Array, at = now) => (await receiveEmail(email, { at })).outcome;

/** Empties the inbox and signs in a manager. Tests run this function in `beforeEach`. */
export async function startInbox(): Promise<void> {
  await db.contactMessage.deleteMany({});
  await db.lead.deleteMany({});
  await db.staffAbsence.deleteMany({});
  await db.staffUser.deleteMany({});
  await db.mailDelivery.deleteMany({});
  await db.suppressedAddress.deleteMany({});
  await db.staffNotice.deleteMany({});
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  sent = [];
  staff = await staffAs("manager");
}
