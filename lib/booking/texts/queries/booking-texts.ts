import { db } from "@/lib/platform/db/client";
import type { TextProblem, TextState } from "@/lib/platform/sms/answer";

import type { TextKind } from "../text-body";
import { textKey } from "../text-key";

/** A text about a booking, as staff see it. */
export type BookingText = {
  readonly id: string;
  readonly kind: TextKind;
  readonly state: TextState | "sending" | "by-hand";
  readonly problem: TextProblem | null;
  /** When the text reached this state. */
  readonly at: Date;
  /** Whether the text is about the present time of the appointment, and not about one before it was moved. */
  readonly isCurrent: boolean;
};

/** Lists the texts about a booking with this change number, the latest first. */
export async function listTexts(bookingId: string, sequence: number): Promise<readonly BookingText[]> {
  const rows = await db.textMessage.findMany({
    where: { bookingId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    select: {
      id: true,
      deliveryKey: true,
      kind: true,
      state: true,
      problem: true,
      startedAt: true,
      sentAt: true,
      endedAt: true,
    },
  });
  return rows.map(({ deliveryKey, startedAt, sentAt, endedAt, ...stored }) => {
    const row = stored as Pick<BookingText, "id" | "kind" | "state" | "problem">;
    return {
      ...row,
      at: endedAt ?? sentAt ?? startedAt,
      isCurrent: deliveryKey === textKey({ bookingId, kind: row.kind, sequence }),
    };
  });
}
