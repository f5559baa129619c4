import { openAddress } from "@/lib/payments/invoice/address";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/**
 * The client's latest completed appointment, which the invoice for a success fee belongs to. The appointment's page
 * shows the client the invoice and the bank account, and the fee uses the appointment's currency. Undefined if no
 * appointment is completed.
 */
export async function findFeeBooking(clientId: string, tx: Tx | typeof db = db) {
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
