import { z } from "zod";

import { msPerMinute } from "@/lib/platform/time/instant";

/** The steps of a case, in order. Each value is the key of the step's name in the message catalogues. */
export const stepNames = ["consultation", "analysis", "implementation", "execution", "closure"] as const;
export type StepName = (typeof stepNames)[number];

export const stepCount = stepNames.length;

/**
 * How long the email about a completed step is delayed, in milliseconds. During this time, every staff member who may
 * change the case can undo the step.
 */
export const stepUndoMs = 10 * msPerMinute;

/**
 * The recorded facts that a rule of a case can depend on. The database function `case_fact_exists` uses the same names.
 */
export const ruleSources = [
  "appointment-held",
  "conflicts-decided",
  "losses-recorded",
  "letter-sent",
  "letter-answered",
  "agreement-recorded",
  "document",
] as const;
export type RuleSource = (typeof ruleSources)[number];

/** The label of a rule in each language. */
const labelSchema = z.object({ en: z.string(), de: z.string(), "fr-CA": z.string() });
export type RuleLabel = z.infer<typeof labelSchema>;

const code = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/);
const shared = {
  code,
  step: z.int().min(1).max(stepCount),
  /** The label of a rule that a firm has added or reworded. The labels of other rules are in the message catalogues. */
  label: labelSchema.optional(),
};

/**
 * A rule of a step. A step can be completed only when all its rules are met. A manual rule is met when staff confirm
 * it, a derived rule when a fact is recorded. Staff may confirm a rule before its step begins, because the event that
 * the rule requires may happen earlier. The steps themselves must be completed in order.
 */
const ruleSchema = z.discriminatedUnion("kind", [
  z.object({
    ...shared,
    kind: z.literal("manual"),
    /** How many different staff members must confirm the rule. Undefined means one. */
    people: z.literal(2).optional(),
    /** A fact that must be recorded before the rule can be confirmed. */
    needs: z.enum(ruleSources).optional(),
  }),
  z.object({ ...shared, kind: z.literal("derived"), source: z.enum(ruleSources), argument: z.string().optional() }),
]);

export type CaseRule = z.infer<typeof ruleSchema>;

/** A stored set of rules. Each code occurs once. */
export const ruleSetSchema = z
  .array(ruleSchema)
  .refine((rules) => new Set(rules.map((rule) => rule.code)).size === rules.length, "A code occurs twice");
