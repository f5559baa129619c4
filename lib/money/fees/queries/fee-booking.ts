import { openAddress } from "../../account/invoice/sealed-address";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/**
 * Finds the client's latest completed appointment, or returns undefined if there is none. The invoice for a success fee
 * is stored with this appointment. The appointment's page shows the client the invoice and the firm's bank account. The
 * fee is in the appointment's currency.
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
