import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadingCard } from "@/components/ui/skeleton";
import { SummaryList } from "@/components/ui/summary-list";

import { ShowcaseSection } from "./section";

/** The empty, loading and failed states of a card, and a card with a summary list. */
export function SurfacesShowcase() {
  const t = useTranslations("showcase.surfaces");
  return (
    <ShowcaseSection title={t("title")}>
      <div className="form-3">
        <EmptyState icon="calendar" title={t("empty")} action={<Button variant="secondary">{t("emptyAction")}</Button>}>
          {t("emptyText")}
        </EmptyState>
        <LoadingCard label={t("loading")} />
        <Card isBad className="stack">
          <h3>{t("error")}</h3>
          <p className="t16 soft">{t("errorText")}</p>
          <Button>{t("retry")}</Button>
        </Card>
      </div>
      <Card>
        <SummaryList
          isWide
          rows={[{ term: t("term"), value: t("value"), changeHref: "/component-test", changeLabel: t("change") }]}
        />
      </Card>
    </ShowcaseSection>
  );
}
