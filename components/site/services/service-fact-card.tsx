import { useTranslations } from "next-intl";

import { Art, type ArtName } from "@/components/site/parts/art";
import { FactList } from "@/components/site/parts/fact-list";
import type { Currency } from "@/lib/platform/money/money";
import type { PriceRow } from "@/lib/site/price-list";
import type { ServicePage } from "@/lib/site/service-pages";

const drawings = {
  cryptocurrency: "chain",
  investment: "lens",
  financial: "route",
  regulatory: "envelope",
} as const satisfies Readonly<Record<ServicePage["key"], ArtName>>;

type Props = {
  readonly service: ServicePage;
  readonly row: PriceRow | undefined;
  readonly currency: Currency;
  readonly tax: string;
};

/**
 * The price, duration and result of a service, shown beside its title. If the price list cannot be read, the
 * prices and the duration are left out.
 */
export function ServiceFactCard({ service, row, currency, tax }: Props) {
  const t = useTranslations("services");
  const prices = row?.prices[currency];
  return (
    <div className="fact-card">
      <Art name={drawings[service.key]} />
      <FactList
        facts={[
          {
            term: t("labels.first"),
            value: row && prices?.initial && (
              <>
                <b className="price">{prices.initial.text}</b>
                {row.duration}. {tax}
              </>
            ),
          },
          { term: t("labels.followUp"), value: prices?.followUp?.text },
          { term: t("labels.receive"), value: t(`kinds.${service.key}.benefits.one`) },
        ]}
      />
    </div>
  );
}
