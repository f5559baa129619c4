import { useTranslations } from "next-intl";

import { FilterChips } from "@/components/desk/list/filter-chips";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { comparisons, spans, viewHref, viewParams } from "@/lib/statistics/desk/view";
import type { RangeFault, View } from "@/lib/statistics/desk/view";

type Props = {
  readonly view: View;
  readonly fault: RangeFault | undefined;
  /** The page's path with its language. */
  readonly path: string;
  /** The filters in words, each with the view without it. */
  readonly filters: readonly { readonly label: string; readonly without: View }[];
  readonly cleared: View;
};

/** The choice of period and comparison, and the filters. All are links or a form, so each view has an address. */
export function ViewBar({ view, fault, path, filters, cleared }: Props) {
  const t = useTranslations("analytics");
  return (
    <div className="stack-13">
      <div className="analytics-bar">
        <SegmentedLinks
          label={t("span.label")}
          options={spans.flatMap((span) =>
            span === "own"
              ? []
              : [{ href: viewHref(view, { span }), label: t(`span.${span}`), isCurrent: view.span === span }],
          )}
        />
        <details className="opener" open={view.span === "own"}>
          <summary>{t("range.open")}</summary>
          <OwnPeriod view={view} path={path} />
        </details>
        <SegmentedLinks
          label={t("compare.label")}
          options={comparisons.map((compare) => ({
            href: viewHref(view, { compare }),
            label: t(`compare.${compare}`),
            isCurrent: view.compare === compare,
          }))}
        />
        <span className="mute">{t("filterHint")}</span>
      </div>
      {fault && <Alert tone="warn">{t(`range.faults.${fault}`)}</Alert>}
      <FilterChips
        chips={filters.map(({ label, without }) => ({ label, href: viewHref(without) }))}
        remove={(label) => t("chips.remove", { filter: label })}
        clear={{ label: t("chips.clear"), href: viewHref(cleared) }}
      />
    </div>
  );
}

/** A form that opens the page with the chosen days. Hidden fields keep the other choices. */
function OwnPeriod({ view, path }: Pick<Props, "view" | "path">) {
  const t = useTranslations("analytics.range");
  const params = viewParams(view, { span: "own", from: "", to: "" });
  return (
    <form action={path} method="get" className="own-period">
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          id={`period-${name}`}
          name={name}
          type="date"
          label={t(name)}
          defaultValue={view[name]}
          size="sm"
        />
      ))}
      <Button type="submit" variant="secondary">
        {t("show")}
      </Button>
    </form>
  );
}
