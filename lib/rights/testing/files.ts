import { giveReason } from "@/lib/clients/commands/access";
import { seen } from "@/lib/clients/testing/people";
import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { noHiddenFields } from "@/lib/inquiry/schema";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import type { InsertedClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { aMessage } from "@/lib/testing/inquiries";

const past = new Date("2026-01-05T15:00:00Z");
let number = 0;

/** Returns an email address that no other test of this file uses. */
export const anEmail = () => `person-${(number += 1)}@addresses.example`;

/** Stores a message and returns its id. */
export async function messageFrom(change: Parameters<typeof aMessage>[0]): Promise<string> {
  const stored = await receiveMessage(aMessage(change), { hidden: noHiddenFields, locale: "en", now: Date.now() });
  if (!stored.ok) throw new Error("The message was not stored");
  return (await db.contactMessage.findUniqueOrThrow({ where: { reference: stored.value.reference } })).id;
}

/** Stores a client with one past appointment. */
export async function aFile(email: string): Promise<InsertedClient> {
  const client = await aClient().at(email).insert();
  const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
  await aBooking({ adviser, service }).by(client).startingAt(past).insert();
  return client;
}

/** Stores a client whose file is open to the staff member. */
export async function anOpenFile(staff: Staff) {
  const { id } = await aClient().at(anEmail()).insert();
  await giveReason(staff, { id, reason: "checking" }, Date.now());
  return seen(id);
}
