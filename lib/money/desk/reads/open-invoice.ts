import { loadIssued } from "../../account/loaders";
import type { IssuedInvoice } from "../../account/queries/document";
import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/**
 * Returns an invoice or credit note. The document contains the client's name, so the audit log records who read it.
 * RESOURCE_NOT_FOUND: the document does not exist, or the staff member lacks the permission for its booking or for
 * clients' personal details.
 */
export async function openInvoice(staff: Staff, id: string): Promise<Result<IssuedInvoice, "RESOURCE_NOT_FOUND">> {
  const scope = scopeOf(staff, "bookings");
  if (!scope.hasPersonalDetails) return fail("RESOURCE_NOT_FOUND");
  const booking = await db.booking.findFirst({
    where: { ...withinScope(scope), invoices: { some: { id } } },
    select: { id: true },
  });
  const invoice = booking && (await loadIssued(id, booking.id));
  if (!booking || !invoice) return fail("RESOURCE_NOT_FOUND");
  await record(db, staff, {
    action: "invoice.read",
    subjectKind: "booking",
    subjectId: booking.id,
    details: { number: invoice.number },
  });
  return ok(invoice);
}
