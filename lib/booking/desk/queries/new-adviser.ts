import { db } from "@/lib/platform/db/client";

/** The kinds of emails that name the adviser of the appointment. */
const kinds = ["booking-confirmed", "booking-changed", "booking-reminder-24h", "booking-reminder-2h"];

/** Whether the adviser of the booking changed after the last email that named the adviser to the client. */
export async function hasUnnamedAdviser(bookingId: string): Promise<boolean> {
  const last = await db.sentEmail.findFirst({
    where: { recordId: bookingId, kind: { in: kinds }, outcome: "sent" },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  const moves = await db.auditEvent.findMany({
    where: {
      subjectKind: "booking",
      subjectId: bookingId,
      action: { in: ["booking.moved", "booking.reassigned"] },
      ...(last && { at: { gt: last.at } }),
    },
    select: { details: true },
  });
  return moves.some(({ details }) => (details as { readonly adviserId?: string }).adviserId !== undefined);
}
