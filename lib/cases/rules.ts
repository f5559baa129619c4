import { z } from "zod";

/** The specified steps of the recovery journey, by the keys of their names in the messages. */
export const stepNames = ["consultation", "analysis", "implementation", "execution", "closure"] as const;
export type StepName = (typeof stepNames)[number];

export const stepCount = stepNames.length;

/** The facts that a derived rule can ask for, as the database function `case_fact_exists` knows them. */
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

/** The words of a rule in each language. */
const labelSchema = z.object({ en: z.string(), de: z.string(), "fr-CA": z.string() });
export type RuleLabel = z.infer<typeof labelSchema>;

const code = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/);
const shared = {
  code,
  step: z.int().min(1).max(stepCount),
  /**
   * The words of a rule that a firm has added or reworded. The other rules of the default set have theirs in the
   * messages.
   */
  label: labelSchema.optional(),
};

/**
 * A rule of a step: people confirm it, or it is met by a fact. People may confirm rules of later steps early, because
 * what a rule asks for can happen before its step is worked on; only the completion of steps has an order.
 */
const ruleSchema = z.discriminatedUnion("kind", [
  z.object({
    ...shared,
    kind: z.literal("manual"),
    /** How many different staff members confirm it; one if missing. */
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
