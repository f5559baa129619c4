import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

type Withdrawn = Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">;

/** `withdrawAdConsent` for the person who sent a request for help, also in the files of its bookings. */
export async function withdrawOfLead(staff: Staff, reference: string): Promise<Withdrawn> {
  return db.$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({
      where: { reference },
      select: { id: true, bookings: { select: { clientId: true } } },
    });
    if (!lead) return fail("RESOURCE_NOT_FOUND");
    return withdrawAdConsent(
      tx,
      staff,
      lead.bookings.map(({ clientId }) => clientId),
      [lead.id],
    );
  });
}

/** `withdrawAdConsent` for the client of a booking within the staff member's scope. */
export async function withdrawOfBooking(staff: Staff, reference: string): Promise<Withdrawn> {
  return db.$transaction(async (tx) => {
    const booking = await tx.booking.findFirst({
      where: { ...withinScope(scopeOf(staff, "bookings")), reference },
      select: { clientId: true },
    });
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    return withdrawAdConsent(tx, staff, [booking.clientId], []);
  });
}

const agreed = { adConsentAt: { not: null } } as const;
const nothing = { gclid: null, gbraid: null, wbraid: null, adConsentAt: null, adConsentVersion: null } as const;

/**
 * Records that a person no longer agrees that Google learns of a success of its ads. Deletes the click ids with the
 * agreement from all bookings of the clients and from the requests, so no export contains them any more.
 * RESOURCE_CONFLICT: there is no agreement.
 */
async function withdrawAdConsent(
  tx: Tx,
  staff: Staff,
  clientIds: readonly string[],
  leadIds: readonly string[],
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const ofClients = { clientId: { in: [...clientIds] } };
  const ofLeads = [{ id: { in: [...leadIds] } }, { bookings: { some: ofClients } }];
  const select = { id: true } as const;
  const bookings = await tx.booking.updateManyAndReturn({ where: { ...ofClients, ...agreed }, data: nothing, select });
  const leads = await tx.lead.updateManyAndReturn({ where: { OR: ofLeads, ...agreed }, data: nothing, select });
  await tx.bookingDraft.updateMany({
    where: { OR: [{ booking: ofClients }, { lead: { OR: ofLeads } }], ...agreed },
    data: nothing,
  });
  if (bookings.length + leads.length === 0) return fail("RESOURCE_CONFLICT");
  for (const { id } of bookings)
    await record(tx, staff, { action: "booking.ad-consent-withdrawn", subjectKind: "booking", subjectId: id });
  for (const { id } of leads)
    await record(tx, staff, { action: "lead.ad-consent-withdrawn", subjectKind: "lead", subjectId: id });
  return ok(null);
}
