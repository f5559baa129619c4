import { db } from "@/lib/platform/db/client";
import type { TextProblem, TextState } from "@/lib/platform/sms/answer";

import type { TextKind } from "../text-body";

/** A text about a booking, as staff see it. */
export type BookingText = {
  readonly id: string;
  readonly kind: TextKind;
  readonly state: TextState | "sending";
  readonly problem: TextProblem | null;
  /** When the text reached this state. */
  readonly at: Date;
};

/** Lists the texts about a booking, the latest first. */
export async function listTexts(bookingId: string): Promise<readonly BookingText[]> {
  const rows = await db.textMessage.findMany({
    where: { bookingId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    select: { id: true, kind: true, state: true, problem: true, startedAt: true, sentAt: true, endedAt: true },
  });
  return rows.map(({ startedAt, sentAt, endedAt, ...row }) => ({
    ...(row as Pick<BookingText, "id" | "kind" | "state" | "problem">),
    at: endedAt ?? sentAt ?? startedAt,
  }));
}
