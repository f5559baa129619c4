import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { safeContactColumns, safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import type { SafeContact } from "@/lib/inquiry/safe-contact/instructions";
import type { Staff } from "@/lib/platform/auth/staff";
import { toE164 } from "@/lib/platform/contact/phone";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import type { ContactMethod } from "../../contact-methods";
import { changeBooking } from "./change-booking";
import type { StaffTarget } from "./change-booking";

type Contact = {
  readonly phone: string;
  /** With which a number without a country code is read (ISO 3166). */
  readonly phoneCountry?: string | undefined;
  /** Undefined if staff made the booking for a client without an email address. */
  readonly email: string | undefined;
  readonly preferredContact: ContactMethod;
  readonly safeContact: SafeContact | undefined;
};

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Changes the contact details of one booking. The client's own record and other bookings stay as they are.
 * RESOURCE_CONFLICT: the booking has changed since the page was rendered. BUSINESS_RULE_VIOLATION: `contact` has no
 * email address, and the booking was not made by staff.
 */
export function editContact(
  staff: Staff,
  { contact, ...target }: StaffTarget & { readonly contact: Contact },
  now: Instant,
): Promise<Result<null, Refusal, "email">> {
  return changeBooking(staff, target, async ({ id }, tx) => {
    const { client, ...stored } = await tx.booking.findUniqueOrThrow({ where: { id }, select: contactFields });
    if (client.erasures.length > 0) return fail("RESOURCE_NOT_FOUND");
    const email = contact.email ?? null;
    if (email === null && stored.bookedById === null) return fail("BUSINESS_RULE_VIOLATION", { rule: "email" });
    const { safeContact, safeContactNoteCipher } = safeContactColumns("bookings", contact.safeContact);
    const { phone, preferredContact } = contact;
    const note = stored.safeContactNoteCipher && decrypt(stored.safeContactNoteCipher, safeContactContext("bookings"));
    const changed = [
      ...(phone === stored.phone ? [] : ["phone"]),
      ...(email === stored.email ? [] : ["email"]),
      ...(preferredContact === stored.preferredContact ? [] : ["preferredContact"]),
      ...(safeContact.join() === stored.safeContact.join() ? [] : ["safeContact"]),
      ...((contact.safeContact?.note ?? null) === note ? [] : ["safeContactNote"]),
    ];
    if (changed.length === 0) return ok({ value: null });
    const changedPhone = changed.includes("phone")
      ? { phone, phoneE164: toE164(phone, contact.phoneCountry) ?? null }
      : {};
    await rememberContact(tx, { bookingId: id }, { before: stored, after: { email, ...changedPhone }, now });
    return ok({
      data: { email, preferredContact, safeContact, safeContactNoteCipher, ...changedPhone },
      audit: { action: "booking.contact-changed", details: { fields: changed.join(",") } },
      value: null,
    });
  });
}

const contactFields = {
  phone: true,
  phoneE164: true,
  email: true,
  preferredContact: true,
  safeContact: true,
  safeContactNoteCipher: true,
  client: { select: { erasures: { select: { id: true } } } },
  bookedById: true,
} as const;
