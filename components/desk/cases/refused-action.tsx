import { useTranslations } from "next-intl";

import type { TriedAction } from "@/lib/cases/notices";

type Props = {
  readonly tried: TriedAction;
  /** The latest change of the case. */
  readonly latest: { readonly text: string; readonly note: string } | undefined;
  readonly completed: number;
  readonly isOpen: boolean;
};

/**
 * A message that an action was refused because the page was outdated. It shows the refused action and the current state
 * of the case.
 */
export function RefusedAction({ tried, latest, completed, isOpen }: Props) {
  const t = useTranslations("cases.stale");
  const tCases = useTranslations("cases");
  return (
    <div className="conflict" role="status" aria-labelledby="stale">
      <div>
        <h2 id="stale">{t("title")}</h2>
        <p>{t("text")}</p>
      </div>
      <dl className="refused-action">
        <div>
          <dt>{t("mine")}</dt>
          <dd>{t(`tried.${tried}`)}</dd>
        </div>
        <div>
          <dt>{t("now")}</dt>
          <dd>
            {tCases(`states.${isOpen ? "open" : "closed"}`)}. {tCases("list.steps", { count: completed })}
            {latest && (
              <span className="sub">
                {latest.text}, {latest.note}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
