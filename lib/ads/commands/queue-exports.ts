import type { Instant } from "@/lib/platform/time/instant";

import { maxEvents, maxRequests } from "../data-manager/request";
import { countSentToday, hasRefusal } from "../queries/exports";
import { findTerms } from "../terms";
import { makeExport } from "./make-export";

/**
 * The worker's task: queues the conversions that can be exported, in as many requests as Google takes in a day. Does
 * nothing without access to Google. Waits a day after Google has refused a whole request, because the next one would
 * most likely be refused too.
 */
export async function queueExports(now: Instant): Promise<number> {
  if (!findTerms("data-manager").ok || (await hasRefusal(now))) return 0;
  const free = maxRequests - Math.ceil((await countSentToday(now)) / maxEvents);
  let made = 0;
  while (made < free && (await makeExport({ kind: "system" }, "data-manager", now)).ok) made += 1;
  return made;
}
