import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { RuleId } from "@/lib/deadlines/rules";
import type { RuleState } from "@/lib/deadlines/state";

type Props = {
  readonly title?: string;
  readonly rules: readonly RuleId[];
  readonly states: ReadonlyMap<RuleId, RuleState>;
  /** What follows the text of a rule, such as its citations. */
  readonly after?: (rule: RuleId) => ReactNode;
};

/** Rules as text, without a date. A number is shown only while its rule may be shown with it. */
export function RuleFacts({ title, rules, states, after }: Props) {
  const t = useTranslations("deadlines.rules");
  const shown = rules.filter((id) => states.get(id)?.shown !== "none");
  if (shown.length === 0) return null;
  return (
    <>
      {title && <h4>{title}</h4>}
      <dl className="facts">
        {shown.map((id) => (
          <div key={id}>
            <dt>
              <b>{t(`${id}.name`)}</b>
            </dt>
            <dd>
              {t(`${id}.${states.get(id)?.shown === "date" ? "rule" : "words"}`)}
              {after?.(id)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
