import { useTranslations } from "next-intl";

import { proseComponents } from "@/components/site/parts/prose";
import { RuleFacts } from "@/components/site/parts/rule-facts";
import { Link } from "@/lib/platform/i18n/navigation";
import type { RuleId } from "@/lib/deadlines/rules";
import type { RuleState } from "@/lib/deadlines/state";
import type { PlanRule } from "@/lib/plan/compose";

const { Cite } = proseComponents;

type Props = { readonly rules: readonly PlanRule[]; readonly states: ReadonlyMap<RuleId, RuleState> };

/** The periods of a plan, each with its sources. */
export function ByWhen({ rules, states }: Props) {
  const t = useTranslations("plans.page");
  const citedBy = new Map(rules.map(({ id, cited }) => [id, cited]));
  return (
    <section className="stack" aria-labelledby="by-when">
      <h2 id="by-when">{t("byWhen")}</h2>
      <RuleFacts
        rules={rules.map(({ id }) => id)}
        states={states}
        after={(id) => citedBy.get(id)?.map((n) => <Cite key={n} n={n} />)}
      />
      <p className="off-paper">
        <Link href="/deadlines">{t("dates")}</Link>
      </p>
    </section>
  );
}
