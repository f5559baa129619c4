import { z } from "zod";

import { line, prose } from "@/lib/platform/text";

import { ruleIds } from "./rules";
import type { RuleId } from "./rules";

const rule = z.custom<RuleId>((value) => ruleIds.some((id) => id === value), "required");
const reason = prose({ min: 1, max: 300, tooShort: "required", tooLong: "staffReasonTooLong" });
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

/** An address as the constraint `evidence_is_an_https_address` accepts it. */
const link = line({ max: 500, tooShort: "claimEvidenceUrl", tooLong: "tooLong" }).refine(
  (url) => /^https:\/\/[^/@\s.]+\.[^/@\s]+(?:\/|$)/.test(url),
  "claimEvidenceUrl",
);

/** The form that proposes a rule to a second person. */
export const proposedRule = z.object({
  rule,
  link: optional(link),
  note: optional(prose({ max: 300, tooShort: "required", tooLong: "staffReasonTooLong" })),
});

/** A proposal by the id of its confirmation. */
export const ruleTarget = z.object({ rule, id: z.uuid() });
export const confirmedRule = ruleTarget.extend({ compared: z.literal("true", { error: "ruleCompare" }) });
export const sentBackRule = ruleTarget.extend({ reason });
export const withdrawnRule = z.object({ rule, reason });
