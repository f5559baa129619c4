import { findConfirmation } from "@/lib/newsletter/queries";
import type { ConfirmState } from "@/lib/newsletter/queries";

/** The state of a confirmation link at the moment at which it is looked at. */
export function confirmationOf(token: string): Promise<ConfirmState | undefined> {
  return findConfirmation(token, Date.now());
}
