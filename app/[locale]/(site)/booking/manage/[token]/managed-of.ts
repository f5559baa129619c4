import { openManaged } from "@/lib/booking/manage";
import type { Managed } from "@/lib/booking/manage";

/** The booking behind a link, with the moment at which it was looked at; undefined where the link opens none. */
export async function managedOf(
  token: string,
): Promise<{ readonly managed: Managed; readonly now: number } | undefined> {
  const found = await openManaged(token);
  return found.ok ? { managed: found.value, now: Date.now() } : undefined;
}
