import { useTranslations } from "next-intl";

import type { Offering } from "@/lib/site/opening";

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
    <table className="quick">
      <caption className="vh">{t("label")}</caption>
      <tbody>
        {rows.map(([key, answer]) => (
          <tr key={key}>
            <th scope="row">{t(`${key}.question`)}</th>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
