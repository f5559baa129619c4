import type { BankNews } from "../../account/bank-news";
import type { BookingBalance } from "../../account/queries/balance";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/**
 * Finds the bank's latest decision if staff have not told the client about it yet. `copy` numbers the emails about the
 * booking's decisions, because a second refund may be refused as well.
 */
export async function untoldNews(
  bookingId: string,
  { bankNews: news }: Pick<BookingBalance, "bankNews">,
  tx: Tx | typeof db = db,
): Promise<{ readonly news: BankNews; readonly copy: number } | undefined> {
  if (!news) return undefined;
  const told = await tx.auditEvent.findMany({
    where: { subjectKind: "booking", subjectId: bookingId, action: "payment.client-told" },
    orderBy: { id: "desc" },
    select: { at: true, details: true },
  });
  const untold = { news, copy: told.length + 1 };
  const [last] = told;
  if (!last || (last.details as { readonly news?: unknown }).news !== news) return untold;
  if (news !== "refundRefused") return undefined;
  const refusedLater = await tx.refund.count({
    where: { payment: { bookingId }, providerId: { not: null }, failedAt: { gt: last.at } },
  });
  return refusedLater > 0 ? untold : undefined;
}
