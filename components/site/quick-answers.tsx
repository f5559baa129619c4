import { useTranslations } from "next-intl";

/** The most frequent questions, each answered in a few words. */
export function QuickAnswers({ lowestPrice }: { readonly lowestPrice: string | undefined }) {
  const t = useTranslations("faq.quick");
  const rows = [
    ["promise", t("promise.answer")],
    ["first", t("first.answer")],
    ["cost", lowestPrice ? t("cost.answer", { price: lowestPrice }) : t("cost.unknown")],
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
