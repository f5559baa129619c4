import type { CaseRule } from "./rules";

/**
 * The rules for the steps of a case. They apply until the firm defines its own rules. `newestRuleSet` stores them if
 * the database contains no rules.
 */
export const defaultRules = [
  { code: "appointment-held", step: 1, kind: "derived", source: "appointment-held" },
  { code: "conflicts-decided", step: 1, kind: "derived", source: "conflicts-decided" },
  { code: "free-routes-told", step: 1, kind: "manual" },
  { code: "losses-recorded", step: 2, kind: "derived", source: "losses-recorded" },
  { code: "evidence-complete", step: 2, kind: "manual" },
  { code: "report-sent", step: 2, kind: "derived", source: "letter-sent", argument: "report" },
  { code: "agreement-signed", step: 3, kind: "manual", needs: "agreement-recorded" },
  { code: "letters-approved", step: 3, kind: "manual" },
  { code: "letters-sent", step: 3, kind: "derived", source: "letter-sent" },
  { code: "answer-received", step: 4, kind: "derived", source: "letter-answered" },
  { code: "account-checked", step: 4, kind: "manual", people: 2 },
  { code: "return-confirmed", step: 5, kind: "manual" },
  { code: "statement-sent", step: 5, kind: "derived", source: "letter-sent", argument: "closing-statement" },
] as const satisfies readonly CaseRule[];

export type DefaultRuleCode = (typeof defaultRules)[number]["code"];
