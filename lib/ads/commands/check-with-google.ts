import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { ingestEvents } from "../data-manager/client";
import { maxEvents } from "../data-manager/request";
import { findReady } from "../queries/conversions";
import { findTerms } from "../terms";
import type { TermsRule } from "../terms";

/**
 * Has Google check what the next request would contain, without counting it. Returns Google's code of a refusal, or
 * undefined if Google would accept it. Rules as for `makeExport`.
 */
export async function checkWithGoogle(
  now: Instant,
): Promise<Result<string | undefined, "BUSINESS_RULE_VIOLATION", TermsRule | "nothing-new">> {
  const terms = findTerms("data-manager");
  if (!terms.ok) return terms;
  const conversions = await findReady(maxEvents, now);
  if (conversions.length === 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "nothing-new" });
  const sent = await ingestEvents(conversions, { terms: terms.value, isDryRun: true }, now);
  return ok("refusal" in sent ? sent.refusal.code : undefined);
}
