import { closeCase } from "@/lib/cases/commands/close-case";
import { addLoss, changeLoss } from "@/lib/cases/commands/losses";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { storeDocument } from "@/lib/documents/commands/store-document";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

/** The time of the tests of fees. The office's date is then 2027-01-15. */
export const now = Date.parse("2027-01-15T17:00:00Z");
export const address = { street: "1 Example Street", postcode: "M5V 1A1", town: "Toronto", country: "CA" };
const loss = { paidOn: "2026-11-02", amount: "1000", currency: "CAD", rail: "card" } as const;

export type FeeCase = {
  readonly bookingId: string;
  readonly clientId: string;
  readonly caseId: string;
  readonly reference: string;
  /** A clean document of the client. */
  readonly documentId: string;
};

/** Stores a case with a completed appointment, a clean document, a loss of CAD 1,000 and the given returned amount. */
export async function storeFeeCase(staff: Staff, returnedAmount = "800"): Promise<FeeCase> {
  const bookingId = await storeBooking(now - 86_400_000, { status: "completed", completedAt: new Date(now) });
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const { id: caseId, reference } = await storeCase({ clientId, ownerId: staff.id });
  const file = { name: "agreement.txt", content: new Uint8Array(Buffer.from("We agree")) };
  const stored = await storeDocument(staff, { clientId, file }, now);
  if (!stored.ok) throw new Error(stored.error);
  const { id: documentId } = stored.value;
  await db.document.update({ where: { id: documentId }, data: { state: "clean", scannedAt: new Date(now) } });
  await addLoss(staff, { reference, ...loss }, now);
  const stage = { bookingId, clientId, caseId, reference, documentId };
  await returnMoney(staff, stage, returnedAmount);
  return stage;
}

/** Records how much of the loss was returned. */
export async function returnMoney(
  staff: Staff,
  { caseId, reference }: Pick<FeeCase, "caseId" | "reference">,
  returnedAmount: string,
) {
  const { id, version } = await db.caseLoss.findFirstOrThrow({ where: { caseId } });
  await changeLoss(staff, { reference, ...loss, id, version, claimState: "paid-back", returnedAmount }, now);
}

/** Closes the case without a recovery. */
export async function closeFeeCase(staff: Staff, { caseId, reference }: FeeCase) {
  const { version } = await db.case.findUniqueOrThrow({ where: { id: caseId } });
  const closed = await closeCase(staff, { reference, version, outcome: "none", reason: "The firm is insolvent" }, now);
  if (!closed.ok) throw new Error(closed.error);
}
