import { toFirm } from "@/lib/firm/settings";
import { initialFacts } from "@/lib/firm/settings-initial";

/**
 * Enters the firm's bank details in this process. Appointments with a price are then paid by invoice, until a test runs
 * `clearFirm`.
 */
export function offerInvoices(): void {
  const facts = { ...initialFacts(), bank: { holder: "Example Inc.", lines: ["IBAN DE89 3704 0044 0532 0130 00"] } };
  Object.assign(globalThis, { firmSnapshot: toFirm(facts, { version: 2, isSample: true }) });
}
