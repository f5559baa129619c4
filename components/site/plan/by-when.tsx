import { useTranslations } from "next-intl";

import { proseComponents } from "@/components/site/parts/prose";
import { RuleFacts } from "@/components/site/parts/rule-facts";
import { Link } from "@/lib/platform/i18n/navigation";
import type { RuleId } from "@/lib/deadlines/rules";
import type { RuleState } from "@/lib/deadlines/state";
import type { ComposedPlan } from "@/lib/plan/compose";
import { letterOfRail, letterPath } from "@/lib/plan/letters";

const { Cite } = proseComponents;

type Props = {
  readonly plan: Pick<ComposedPlan, "country" | "rail" | "rules">;
  readonly states: ReadonlyMap<RuleId, RuleState>;
};

/** The periods of a plan, each with its sources, and the letter to send. */
export function ByWhen({ plan: { country, rail, rules }, states }: Props) {
  const t = useTranslations("plans.page");
  const tLetters = useTranslations("freeHelp.letters.kinds");
  const letter = letterOfRail[rail];
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
        <Link href={`/deadlines?country=${country}`}>{t("dates")}</Link>
        <br />
        <Link href={letterPath(letter)}>{t("letter", { title: tLetters(`${letter}.title`) })}</Link>
      </p>
    </section>
  );
}
