import { openAddress } from "@/lib/payments/invoice/address";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/**
 * The client's latest completed appointment. The invoice for a success fee belongs to it: its page shows the client the
 * invoice and the bank account, and its currency is the fee's. Undefined if no appointment is completed.
 */
export async function findAccount(clientId: string, tx: Tx | typeof db = db) {
  const booking = await tx.booking.findFirst({
    where: { clientId, status: "completed" },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    select: { id: true, reference: true, currency: true, invoiceAddressCipher: true },
  });
  if (!booking) return undefined;
  const { invoiceAddressCipher, ...fields } = booking;
  /** The address that the client entered for the appointment's invoice. */
  return { ...fields, address: invoiceAddressCipher ? openAddress(invoiceAddressCipher) : undefined };
}
