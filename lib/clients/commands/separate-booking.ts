import { bookingKind } from "@/lib/booking/desk/commands/change-booking";
import type { StaffTarget } from "@/lib/booking/desk/commands/change-booking";
import { findNamesake } from "@/lib/booking/desk/queries/namesake";
import { namesOther } from "@/lib/inquiry/person/other-person";
import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { lockVersion } from "@/lib/platform/versioned";

import { undoDays } from "../merge-fields";
import { fileAccess } from "./access";
import { lockClients } from "./merge-state";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/** The reasons of a refusal. The booking's page has a notice for each. */
type Rule = "needs-reason" | "legal-hold" | "erased" | "same-name" | "success-fee" | "came-with-merge";
const refuse = (rule: Rule) => fail("BUSINESS_RULE_VIOLATION", { rule });

/**
 * Moves a booking that names another person to that person's file: to the file that was made for them earlier, or to a
 * new one. Everything that belongs to the booking (invoices, payments, notes, drafts and the message that led to it)
 * goes with it; documents and cases stay, because they belong to the file. The two files count as different people.
 * RESOURCE_CONFLICT: the booking has changed since the page was rendered. BUSINESS_RULE_VIOLATION has the reason as
 * `rule`: the file is under a legal hold or erased, the staff member must first give a reason to open it, the booking
 * has the name of the file, the invoice of a success fee is on the booking, or the booking came with a merge that can
 * be undone.
 */
export async function separateBooking(
  staff: Staff,
  target: StaffTarget,
  now: Instant,
): Promise<Result<string, Refusal, Rule>> {
  try {
    return await db.$transaction(async (tx) => {
      const seen = await tx.booking.findUnique({ where: { reference: target.reference }, select: { clientId: true } });
      if (!seen) return fail("RESOURCE_NOT_FOUND");
      // A merge locks the clients before it moves the bookings, so this locks in the same order.
      const [client] = await lockClients(tx, [seen.clientId]);
      const locked = await lockVersion(tx, staff, bookingKind, target);
      if (!locked.ok) return locked;
      const booking = await tx.booking.findUniqueOrThrow({ where: { id: locked.value.id }, select: movedFields });
      if (!client || booking.clientId !== client.id) return fail("RESOURCE_CONFLICT");
      if (client.isErased) return refuse("erased");
      const access = await fileAccess(tx, staff, client.id, now);
      if (access === "none") return fail("RESOURCE_NOT_FOUND");
      if (access === "needs-reason") return refuse("needs-reason");
      if (client.isHeld) return refuse("legal-hold");
      if (namesOther(booking, client.state) === undefined) return refuse("same-name");
      if (booking.invoices.length > 0) return refuse("success-fee");
      if (await cameWithMerge(tx, { id: booking.id, clientId: client.id, now })) return refuse("came-with-merge");
      const otherId = await otherFile(tx, booking);
      if (otherId === client.id) return refuse("same-name");
      await tx.booking.update({ where: { id: booking.id }, data: { clientId: otherId }, select: { id: true } });
      const [oneId = "", secondId = ""] = [client.id, otherId].toSorted();
      await tx.clientDistinction.createMany({
        data: [{ oneId, otherId: secondId, decidedAt: new Date(now), decidedById: staff.id }],
        skipDuplicates: true,
      });
      for (const [id, other] of [
        [client.id, otherId],
        [otherId, client.id],
      ] as const)
        await record(tx, staff, {
          action: "client.booking-separated",
          subjectKind: "client",
          subjectId: id,
          details: { other, booking: booking.id },
        });
      await record(tx, staff, { action: "booking.client-changed", subjectKind: "booking", subjectId: booking.id });
      return ok(target.reference);
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_CONFLICT");
    throw error;
  }
}

const movedFields = {
  id: true,
  clientId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  dateOfBirth: true,
  preferredContact: true,
  locale: true,
  zone: true,
  safeContact: true,
  safeContactNoteCipher: true,
  invoices: { where: { successFeeId: { not: null } }, select: { id: true } },
} as const;

type Moved = Prisma.BookingGetPayload<{ select: typeof movedFields }>;

/** The file of the person whom the booking names. Makes the file if there is none. */
async function otherFile(tx: Tx, { id: _id, clientId: _from, invoices: _fees, ...contact }: Moved): Promise<string> {
  const known = await findNamesake(tx, contact);
  if (known !== undefined) return known;
  const { safeContactNoteCipher: cipher, ...plain } = contact;
  const holders = { email: contact.email, sharesMailbox: false };
  const sharesMailbox = contact.email !== null && (await tx.client.count({ where: holders })) > 0;
  const note = cipher && encrypt(decrypt(cipher, safeContactContext("bookings")), safeContactContext("clients"));
  const { id } = await tx.client.create({
    data: { ...plain, sharesMailbox, safeContactNoteCipher: note },
    select: { id: true },
  });
  return id;
}

type InFile = { readonly id: string; readonly clientId: string; readonly now: Instant };

/** Whether the booking came into the file with a merge that can still be undone. */
async function cameWithMerge(tx: Tx, { id, clientId, now }: InFile): Promise<boolean> {
  const merges = await tx.clientMerge.findMany({
    where: { keptId: clientId, undoneAt: null, mergedAt: { gt: new Date(now - undoDays * msPerDay) } },
    select: { moved: true },
  });
  return merges.some(({ moved }) => ((moved as { bookings?: string[] }).bookings ?? []).includes(id));
}
