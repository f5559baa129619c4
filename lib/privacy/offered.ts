import { env } from "@/lib/platform/env";

import { purposes } from "./choices";
import type { Purpose } from "./choices";

/** The purposes that visitors are asked about. None if the site uses no service of Google on its pages. */
export function offeredPurposes(): readonly Purpose[] {
  const { NEXT_PUBLIC_GTM_ID, NEXT_PUBLIC_GA_ID } = env();
  return NEXT_PUBLIC_GTM_ID === undefined && NEXT_PUBLIC_GA_ID === undefined ? [] : purposes;
}
