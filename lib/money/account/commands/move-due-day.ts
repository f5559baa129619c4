import { firm } from "@/lib/firm/settings-snapshot";
import type { Tx } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { remainingMinor } from "../balance";
import { dueDay } from "../due-day";
import { termUntil } from "../term";
import type { PaymentTerm } from "../term";

/**
 * Changes the due date of the appointment's invoice after a move. The new due date follows the same rule as for a new
 * invoice. It lies in the past only if the client was late before the move. Returns the new term, or undefined if there
 * is no uncredited invoice or its due date stays the same. The caller has locked the booking.
 */
export async function moveDueDay(
  tx: Tx,
  { bookingId, startsAt, now }: { readonly bookingId: string; readonly startsAt: Date; readonly now: Instant },
): Promise<Pick<PaymentTerm, "dueAt" | "remindAt"> | undefined> {
  const invoices = await tx.invoice.findMany({
    where: { bookingId, kind: "invoice", successFeeId: null },
    select: {
      id: true,
      issuedOn: true,
      dueOn: true,
      totalMinor: true,
      creditNotes: { select: { totalMinor: true } },
    },
  });
  const invoice = invoices.find((each) => remainingMinor(each) > 0);
  if (!invoice?.dueOn) return undefined;
  const former = dayFromDate(invoice.dueOn);
  const due = notEarlier(dueDay(dayFromDate(invoice.issuedOn), startsAt), { former, today: dayOf(now, firm().zone) });
  if (due === former) return undefined;
  await tx.invoice.update({ where: { id: invoice.id }, data: { dueOn: dateFromDay(due) }, select: { id: true } });
  const term = termUntil(due, now);
  await tx.booking.update({ where: { id: bookingId }, data: { paymentDueAt: term.dueAt }, select: { id: true } });
  return term;
}

/** Returns today instead of a due date that is over, unless the former due date was over too. */
function notEarlier(due: Day, { former, today }: { readonly former: Day; readonly today: Day }): Day {
  const earliest = former < today ? former : today;
  return due < earliest ? earliest : due;
}
