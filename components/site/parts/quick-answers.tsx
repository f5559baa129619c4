import { useTranslations } from "next-intl";

import type { Offering } from "@/lib/site/opening";

import { QuickTable } from "./quick-table";

type Props = { readonly offering: Offering; readonly lowestPrice: string | undefined };

/** The most frequent questions, each answered in a few words. */
export function QuickAnswers({ offering, lowestPrice }: Props) {
  const t = useTranslations("faq.quick");
  const free = offering.isFirstHourFree ? "yes" : "no";
  const rows = [
    ["promise", t("promise.answer")],
    ["first", t("first.answer")],
    ["cost", lowestPrice ? t("cost.answer", { price: lowestPrice, free }) : t("cost.unknown", { free })],
    ["late", t("late.answer")],
  ] as const;
  return (
    <QuickTable
      label={t("label")}
      rows={rows.map(([key, answer]) => ({ key, term: t(`${key}.question`), value: answer }))}
    />
  );
}
