import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";

import { findInquiry } from "./queries";
import type { Inquiry } from "./queries";
import { readReceipt } from "./receipt-cookie";

/**
 * Loads the visitor's last submission of the past 24 hours. Undefined if there is none or the database is unavailable.
 */
export async function loadReceipt(): Promise<Inquiry | undefined> {
  const receipt = await readReceipt();
  if (!receipt) return undefined;
  try {
    return await findInquiry(receipt.kind, receipt.id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return undefined;
    throw error;
  }
}
