import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { FactList } from "@/components/site/parts/fact-list";

type Props = {
  readonly first: ReactNode;
  readonly followUp: ReactNode;
  readonly duration: string | undefined;
  readonly place: string | undefined;
};

/** Prices, duration and place of an appointment. If the price list cannot be read, only the place is shown. */
export function PriceFacts({ first, followUp, duration, place }: Props) {
  const t = useTranslations("services.labels");
  return (
    <FactList
      facts={[
        { term: t("first"), value: first && <b className="num">{first}</b> },
        { term: t("followUp"), value: followUp && <b className="num">{followUp}</b> },
        { term: t("duration"), value: duration },
        { term: t("place"), value: place },
      ]}
    />
  );
}
