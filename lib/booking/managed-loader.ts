import { isChangeable, openManaged } from "./manage";
import type { Managed } from "./manage";

export type ManagedView = Managed & { readonly isChangeable: boolean; readonly now: number };

/** The booking of a manage link as it now is; undefined for a link that opens none. */
export async function loadManaged(token: string): Promise<ManagedView | undefined> {
  const found = await openManaged(token);
  const now = Date.now();
  return found.ok ? { ...found.value, isChangeable: isChangeable(found.value.booking, now), now } : undefined;
}
