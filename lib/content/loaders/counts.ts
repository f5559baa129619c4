import type { Staff } from "@/lib/platform/auth/staff";

import type { TextCounts } from "../kinds";
import { countTexts } from "../queries/counts";

/** Loads the counts of the tabs of the page Content. */
export function loadTextCounts(_staff: Staff): Promise<TextCounts> {
  return countTexts();
}
