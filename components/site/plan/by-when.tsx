import { useTranslations } from "next-intl";

import { proseComponents } from "@/components/site/parts/prose";
import { Link } from "@/lib/platform/i18n/navigation";
import type { RuleId } from "@/lib/deadlines/rules";
import type { RuleState } from "@/lib/deadlines/state";
import type { PlanRule } from "@/lib/plan/compose";

const { Cite } = proseComponents;

type Props = { readonly rules: readonly PlanRule[]; readonly states: ReadonlyMap<RuleId, RuleState> };

/** The periods of a plan. A number is shown only while its rule may be shown with it. */
export function ByWhen({ rules, states }: Props) {
  const t = useTranslations("plans.page");
  const tRules = useTranslations("deadlines.rules");
  const shown = rules.filter(({ id }) => states.get(id)?.shown !== "none");
  return (
    <section className="stack" aria-labelledby="by-when">
      <h2 id="by-when">{t("byWhen")}</h2>
      {shown.length > 0 && (
        <dl className="facts">
          {shown.map(({ id, cited }) => (
            <div key={id}>
              <dt>
                <b>{tRules(`${id}.name`)}</b>
              </dt>
              <dd>
                {tRules(`${id}.${states.get(id)?.shown === "date" ? "rule" : "words"}`)}
                {cited.map((n) => (
                  <Cite key={n} n={n} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="off-paper">
        <Link href="/deadlines">{t("dates")}</Link>
      </p>
    </section>
  );
}
