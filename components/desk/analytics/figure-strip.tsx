import { useTranslations } from "next-intl";

import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FigureName } from "@/lib/statistics/desk/figures";

import { SparkLine } from "./spark-line";

export type ShownFigure = {
  readonly name: FigureName;
  readonly value: string;
  readonly change:
    | { readonly text: string; readonly before: string | undefined; readonly tone: "up" | "down" | undefined }
    | undefined;
  readonly days: readonly number[];
  readonly daysBefore: readonly number[] | undefined;
  /** Whether the page is filtered, but this figure is not. */
  readonly isUnfiltered: boolean;
};

/** The figures of the period, each with its change and a small line. */
export function FigureStrip({ figures }: { readonly figures: readonly ShownFigure[] }) {
  const t = useTranslations("analytics.figures");
  return (
    <section aria-labelledby="figures">
      <VisuallyHidden>
        <h2 id="figures">{t("title")}</h2>
      </VisuallyHidden>
      <dl className="figure-strip">
        {figures.map(({ name, value, change, days, daysBefore, isUnfiltered }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="figure-now">{value}</dd>
            {change && (
              <dd>
                {change.before === undefined ? (
                  <span className={change.tone}>{change.text}</span>
                ) : (
                  t.rich("change", {
                    change: change.text,
                    before: change.before,
                    em: (text) => <span className={change.tone}>{text}</span>,
                  })
                )}
              </dd>
            )}
            {isUnfiltered && <dd>{t("all")}</dd>}
            <dd>
              <SparkLine now={days} before={daysBefore} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
