import { conversionActions } from "@/lib/firm/ad-conversions";
import { firm } from "@/lib/firm/settings-snapshot";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import type { Terms } from "./conversion";
import { hasDataManager } from "./data-manager/client";

/** The ways in which conversions reach Google: a file that staff download, or a request of the worker. */
export type ExportKind = "csv" | "data-manager";

/** Why no export can be made, besides that nothing is left to export. */
export type TermsRule = "no-terms" | "no-ids" | "no-service";

/**
 * Finds the names and values of the conversions. Rules: the firm has set none ("no-terms"), the server has no access to
 * Google ("no-service"), or Google would not know where a conversion belongs ("no-ids").
 */
export function findTerms(kind: ExportKind): Result<Terms, "BUSINESS_RULE_VIOLATION", TermsRule> {
  const terms = firm().adConversions;
  if (terms === null) return fail("BUSINESS_RULE_VIOLATION", { rule: "no-terms" });
  if (kind === "csv") return ok(terms);
  if (!hasDataManager()) return fail("BUSINESS_RULE_VIOLATION", { rule: "no-service" });
  const hasIds = conversionActions.every((action) => terms[action].id !== null);
  return hasIds ? ok(terms) : fail("BUSINESS_RULE_VIOLATION", { rule: "no-ids" });
}
