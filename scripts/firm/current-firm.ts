import { fillFirm } from "../../lib/firm/commands/settings";
import { findFirm } from "../../lib/firm/queries/settings";
import type { Firm } from "../../lib/firm/settings";

/** Reads the firm's record, which is created first if there is none. */
export async function currentFirm(): Promise<Firm> {
  const existing = await findFirm();
  if (existing) return existing;
  await fillFirm();
  const filled = await findFirm();
  if (!filled) throw new Error("The firm's record cannot be filled.");
  return filled;
}
