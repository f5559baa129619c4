import { isDeepStrictEqual } from "node:util";

import type { FirmFacts } from "./settings";

/** The names of the facts that differ between two versions of the firm's record. */
export function changedFields(before: FirmFacts, after: FirmFacts): (keyof FirmFacts)[] {
  return (Object.keys(after) as (keyof FirmFacts)[]).filter((field) => !isDeepStrictEqual(after[field], before[field]));
}
