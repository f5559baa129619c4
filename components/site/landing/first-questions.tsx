import { useTranslations } from "next-intl";

import { QuestionList } from "@/components/site/parts/question-list";
import { ButtonLink } from "@/components/ui/button";
import type { Landing } from "@/lib/site/landings";

type Props = { readonly landing: Landing; readonly isFirstHourFree: boolean };

/** Answers to questions that visitors hesitate to ask, and a link back to the form. */
export function FirstQuestions({ landing: { key }, isFirstHourFree }: Props) {
  const t = useTranslations("landing");
  const own =
    key === "cryptocurrency"
      ? (["cryptocurrency.ask.undo", "cryptocurrency.ask.hash"] as const)
      : (["financial.ask.back", "financial.ask.late"] as const);
  const asked = [...own, "faq.honest", "faq.pay", "faq.story"] as const;
  const questions = asked.map((path) => ({
    id: path.replaceAll(".", "-"),
    question: t(`${path}.q`),
    answer: path === "faq.pay" ? t(`${path}.a`, { free: isFirstHourFree ? "yes" : "no" }) : t(`${path}.a`),
  }));
  return (
    <section className="section">
      <div className="wrap">
        <QuestionList topic={{ id: "first", title: t("faq.title"), questions }} />
        <p className="mt-34">
          <ButtonLink href="#form" variant="primary">
            {t("action")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
