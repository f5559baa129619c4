import { translatorFor } from "@/lib/platform/i18n/translator";

import { defaultRules } from "./default-rules";
import type { DefaultRuleCode } from "./default-rules";
import type { CaseRule, RuleLabel } from "./rules";

/** The label of a rule in every language. */
export function labelOf({ code, label }: Pick<CaseRule, "code" | "label">): RuleLabel {
  return label ?? defaultLabel(code) ?? { en: code, de: code, "fr-CA": code };
}

function defaultLabel(code: string): RuleLabel | undefined {
  const ruleCode = defaultRules.find((rule) => rule.code === code)?.code;
  if (ruleCode === undefined) return undefined;
  const words = (locale: "en" | "de" | "fr-CA", name: DefaultRuleCode) => translatorFor(locale, "cases.rules")(name);
  return { en: words("en", ruleCode), de: words("de", ruleCode), "fr-CA": words("fr-CA", ruleCode) };
}

/**
 * Returns the label to store for each rule, or undefined if the typed label is the same as the rule's label in the
 * message catalogues. A rule without a stored label follows later changes of the catalogues.
 */
export function ownLabels(typed: Readonly<Record<string, RuleLabel>>): ReadonlyMap<string, RuleLabel | undefined> {
  return new Map(
    Object.entries(typed).map(([code, label]) => {
      const usual = defaultLabel(code);
      const isUsual = usual && usual.en === label.en && usual.de === label.de && usual["fr-CA"] === label["fr-CA"];
      return [code, isUsual ? undefined : label];
    }),
  );
}
