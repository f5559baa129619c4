import { useTranslations } from "next-intl";

import { FactList } from "@/components/site/fact-list";
import type { Currency } from "@/lib/platform/money/money";

import type { PriceRow } from "./price-book";

/** What an appointment costs, how long it lasts and where it is held. Prices that cannot be read are left out. */
export function PriceFacts({ row, currency }: { row: PriceRow | undefined; currency: Currency }) {
  const t = useTranslations("services.labels");
  const prices = row?.prices[currency];
  return (
    <FactList
      facts={[
        { term: t("first"), value: prices?.initial && <b className="num">{prices.initial.text}</b> },
        { term: t("followUp"), value: prices?.followUp && <b className="num">{prices.followUp.text}</b> },
        { term: t("duration"), value: row?.duration },
        { term: t("place"), value: t("placeText") },
      ]}
    />
  );
}
