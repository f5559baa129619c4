import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Cursor } from "@/lib/platform/list/list-page";
import type { Instant } from "@/lib/platform/time/instant";

import { hasDataManager } from "./data-manager/client";
import type { ConversionSummary } from "./listed";
import { countConversions, listConversions } from "./queries/conversions";
import { listExports } from "./queries/exports";
import type { ConversionView } from "./view";

/** Loads the numbers of conversions, the latest exports, and what the firm reports. */
export async function loadConversionSummary(staff: Staff, now: Instant): Promise<ConversionSummary> {
  const [counts, exports] = await Promise.all([countConversions(now), listExports(now)]);
  return {
    counts,
    exports,
    terms: firm().adConversions,
    hasDataManager: hasDataManager(),
    maySet: isAllowed(staff.role, "settings.change"),
  };
}

/** Loads one page of a list of conversions. */
export async function loadConversionList(
  _staff: Staff,
  { view, cursor }: { readonly view: ConversionView; readonly cursor: Cursor | undefined },
  now: Instant,
) {
  return listConversions(view, cursor, now);
}
