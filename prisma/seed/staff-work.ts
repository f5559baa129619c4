import { staffNoteContext } from "@/lib/booking/desk/staff-notes";
import type { Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

const notes = [
  "Has all messages saved. Will send the statements of October and November.",
  "The bank asked for the file number of the police report. She has it by Friday.",
  "Understood that we cannot promise a result. Wants to think about the next step.",
];

const reason = "The client works shifts and could not come at a later time.";

/**
 * Stores what staff did with the sample bookings: outcomes, notes, payments and refunds. Marks some bookings as made by
 * staff outside the public rules.
 */
export async function seedStaffWork(tx: Tx, { now }: { readonly now: Instant }): Promise<void> {
  const manager = await tx.staffUser.findFirstOrThrow({ where: { role: "manager" }, select: { id: true } });
  await tx.$executeRaw`update bookings set completed_at = ends_at where status = 'completed'`;
  await tx.$executeRaw`update bookings set no_show_at = starts_at + interval '15 minutes' where status = 'no_show'`;
  const held = await tx.booking.findMany({
    where: { status: "completed" },
    orderBy: [{ startsAt: "desc" }, { id: "asc" }],
    take: 40,
    select: { id: true, endsAt: true, createdAt: true, priceMinor: true, currency: true },
  });
  const ahead = await tx.booking.findMany({
    where: { status: "confirmed", startsAt: { gt: new Date(now) } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 12,
    select: { id: true },
  });
  await tx.bookingNote.createMany({
    data: held.slice(0, 9).map(({ id, endsAt }, index) => ({
      bookingId: id,
      authorId: manager.id,
      textCipher: encrypt(notes[index % notes.length] ?? "", staffNoteContext),
      createdAt: endsAt,
      editedAt: endsAt,
    })),
  });
  const paid = held.filter(({ priceMinor }) => priceMinor > 0);
  await tx.payment.createMany({
    data: paid.map(({ id, createdAt, priceMinor, currency }) => ({
      bookingId: id,
      provider: "invoice",
      amountMinor: priceMinor,
      currency,
      state: "paid" as const,
      paidAt: createdAt,
      createdAt,
    })),
  });
  // One payment in eight was refunded.
  const returned = await tx.payment.findMany({
    where: { bookingId: { in: paid.filter((_, index) => index % 8 === 7).map(({ id }) => id) } },
    select: { id: true, amountMinor: true, createdAt: true },
  });
  await tx.refund.createMany({
    data: returned.map(({ id, amountMinor, createdAt }) => ({
      paymentId: id,
      amountMinor,
      recordedById: manager.id,
      madeAt: createdAt,
      createdAt,
    })),
  });
  // Every fourth of the next twelve appointments was booked on the phone, at shorter notice than the site allows.
  await tx.booking.updateMany({
    where: { id: { in: ahead.filter((_, index) => index % 4 === 2).map(({ id }) => id) } },
    data: {
      bookedById: manager.id,
      outsideRules: ["notice"],
      outsideRulesReasonCipher: encrypt(reason, "bookings.outside_rules_reason"),
    },
  });
}
