import { withinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { preparedSchema } from "@/lib/transfers/prepared";
import type { Prepared } from "@/lib/transfers/prepared";

export type PreparedList = {
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly bookedAt: Date;
  /** Undefined if this release cannot read the stored list. */
  readonly list: Prepared | undefined;
  /** The references of the cases that have a payment of the list, by its row. */
  readonly taken: ReadonlyMap<number, string>;
};

/** The lists of payments that a client prepared before their bookings, the latest first. */
export async function listPrepared(scope: Scope, clientId: string): Promise<PreparedList[]> {
  const bookings = await db.booking.findMany({
    where: {
      clientId,
      preparedCipher: { not: null },
      ...(scope.advisers !== "all" && { client: withinClients(scope) }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      reference: true,
      createdAt: true,
      preparedCipher: true,
      takenPayments: { select: { preparedRow: true, case: { select: { reference: true } } } },
    },
  });
  return bookings.flatMap(({ id, reference, createdAt, preparedCipher, takenPayments }) => {
    if (!preparedCipher) return [];
    const list = opened(preparedCipher);
    const taken = new Map(
      takenPayments.flatMap((each) =>
        each.preparedRow === null ? [] : [[each.preparedRow, each.case.reference] as const],
      ),
    );
    return [{ bookingId: id, bookingReference: reference, bookedAt: createdAt, list, taken }];
  });
}

function opened(sealed: Uint8Array): Prepared | undefined {
  return preparedSchema.safeParse(JSON.parse(decrypt(sealed, "bookings.prepared"))).data;
}
