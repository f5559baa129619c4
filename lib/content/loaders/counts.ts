import type { Staff } from "@/lib/platform/auth/staff";

import { countTexts } from "../queries/counts";
import type { TextCounts } from "../queries/counts";

/** Loads the counts of the tabs of the page Content. */
export function loadTextCounts(_staff: Staff): Promise<TextCounts> {
  return countTexts();
}
