import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { RuleFacts } from "@/components/site/parts/rule-facts";
import { countries } from "@/lib/deadlines/rule";
import type { Rule } from "@/lib/deadlines/rule";
import { rulesOf } from "@/lib/deadlines/rules";
import type { RuleId } from "@/lib/deadlines/rules";
import type { RuleState } from "@/lib/deadlines/state";

type Props = { readonly states: ReadonlyMap<RuleId, RuleState> };

/**
 * The rules of all countries in words, for a visitor who has not sent a country yet. Once a country is chosen, the
 * stylesheet hides the rules of the others, so this needs no script.
 */
export function AllRules({ states }: Props) {
  const t = useTranslations("deadlines");
  return (
    <section className="stack-21" aria-labelledby="all-rules">
      <div>
        <h2 id="all-rules">{t("rulesTitle")}</h2>
        <p className="soft">{t("rulesNote")}</p>
      </div>
      {countries.map((country) => (
        <section key={country} className="stack" data-country={country} aria-labelledby={`rules-${country}`}>
          <h3 id={`rules-${country}`}>{t(`form.${country}`)}</h3>
          {clocks.map((clock) => (
            <RuleFacts key={clock} title={t(clock)} rules={idsOf(country, clock)} states={states} />
          ))}
        </section>
      ))}
      <section className="stack" data-country="other" aria-labelledby="rules-other">
        <h3 id="rules-other">{t("form.other")}</h3>
        <p>
          <LinkedText>{t("elsewhere")}</LinkedText>
        </p>
      </section>
      <p className="t16 soft">{t("general")}</p>
    </section>
  );
}

const clocks = ["yours", "theirs"] as const;

const idsOf = (country: (typeof countries)[number], clock: Rule["clock"]): readonly RuleId[] =>
  rulesOf(country).flatMap((rule) => (rule.clock === clock ? [rule.id] : []));
