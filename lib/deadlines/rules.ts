import type { Country, Rule } from "./rule";
import { caRules } from "./rules/ca";
import { deRules } from "./rules/de";
import { ukRules } from "./rules/uk";

const all = [...ukRules, ...caRules, ...deRules] as const;

export type RuleId = (typeof all)[number]["id"];

/** All rules. */
export const rules: readonly (Rule & { readonly id: RuleId })[] = all;
export const ruleIds = all.map(({ id }) => id) as readonly RuleId[];

export const rulesOf = (country: Country) => rules.filter(({ countries }) => countries.includes(country));
