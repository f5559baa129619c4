import { openStates } from "@/lib/booking/states";
import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { namesOther } from "@/lib/inquiry/person/other-person";
import { safeContactColumns } from "@/lib/inquiry/safe-contact/columns";
import type { SafeContact } from "@/lib/inquiry/safe-contact/instructions";
import { record } from "@/lib/platform/audit/record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import type { Instant } from "@/lib/platform/time/instant";

import type { ContactField } from "../contact-fields";

/** The fields that a booking has too. */
const sharedFields = ["phone", "email", "preferredContact", "safeContact", "safeContactNote"] as const;

type Edited = {
  readonly clientId: string;
  /** The client before the change. */
  readonly before: Parameters<typeof namesOther>[1];
  readonly changed: readonly ContactField[];
  readonly after: {
    readonly phone: string;
    readonly phoneE164: string | null;
    readonly email: string | null;
    readonly preferredContact: string;
    readonly safeContact: SafeContact | undefined;
  };
};

/**
 * Stores the changed contact data of a client in the client's coming appointments, too, as far as the staff member may
 * change these. An appointment that names another person keeps its data, and one that was booked online keeps its email
 * address if the client has none now.
 */
export async function passOnContact(tx: Tx, staff: Staff, edited: Edited, now: Instant): Promise<void> {
  const { clientId, before, changed, after } = edited;
  const shared = sharedFields.filter((name) => changed.includes(name));
  if (shared.length === 0 || !isAllowed(staff.role, "bookings.change")) return;
  const coming = {
    ...withinScope(scopeOf(staff, "bookings")),
    clientId,
    status: { in: [...openStates] },
    startsAt: { gt: new Date(now) },
  };
  const found = await tx.booking.findMany({ where: coming, select: { id: true }, orderBy: { id: "asc" } });
  await lockRows(
    tx,
    "bookings",
    found.map(({ id }) => id),
  );
  const instructions = safeContactColumns("bookings", after.safeContact);
  for (const booking of await tx.booking.findMany({ where: coming, select: columns, orderBy: { id: "asc" } })) {
    if (namesOther(booking, before)) continue;
    const names = shared.filter((name) => name !== "email" || after.email !== null || booking.bookedById !== null);
    if (names.length === 0) continue;
    const has = (name: (typeof sharedFields)[number]) => names.includes(name);
    const data = {
      ...(has("phone") ? { phone: after.phone, phoneE164: after.phoneE164 } : {}),
      ...(has("email") ? { email: after.email } : {}),
      ...(has("preferredContact") ? { preferredContact: after.preferredContact } : {}),
      ...(has("safeContact") ? { safeContact: instructions.safeContact } : {}),
      ...(has("safeContactNote") ? { safeContactNoteCipher: instructions.safeContactNoteCipher } : {}),
    };
    await tx.booking.update({ where: { id: booking.id }, data, select: { id: true } });
    await rememberContact(tx, { bookingId: booking.id }, { before: booking, after: data, now });
    const details = { fields: names.join(",") };
    const entry = {
      action: "booking.contact-changed",
      subjectKind: "booking",
      subjectId: booking.id,
      details,
    } as const;
    await record(tx, staff, entry);
  }
}

const columns = {
  id: true,
  firstName: true,
  lastName: true,
  phone: true,
  phoneE164: true,
  email: true,
  bookedById: true,
} as const;
