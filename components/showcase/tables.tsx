import { useLocale, useTranslations } from "next-intl";

import { Pagination } from "@/components/ui/pagination";
import { Table } from "@/components/ui/table";
import { formatMoney } from "@/lib/platform/money/money";

import { ShowcaseSection } from "./section";

/** A table and the page links of a long list. */
export function TablesShowcase() {
  const t = useTranslations("showcase.data");
  const surfaces = useTranslations("showcase.surfaces");
  const inputs = useTranslations("showcase.inputs");
  const fee = formatMoney(13_000, "CAD", useLocale());
  return (
    <ShowcaseSection title={t("title")}>
      <Table
        caption={t("caption")}
        columns={[
          { key: "service", label: t("service") },
          { key: "length", label: t("length") },
          { key: "fee", label: t("fee"), isNumeric: true },
        ]}
        rows={[
          { key: "1", cells: { service: surfaces("value"), length: t("minutes", { count: 60 }), fee: t("free") } },
          { key: "2", cells: { service: inputs("option"), length: t("minutes", { count: 75 }), fee }, isChosen: true },
        ]}
      />
      <Pagination
        current={4}
        last={9}
        hrefOf={(page) => `/component-test?page=${page}`}
        labels={{ label: t("pages"), previous: t("previous"), next: t("next"), page: (page) => t("page", { page }) }}
      />
    </ShowcaseSection>
  );
}
