import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";

import { QuestionList } from "../faq/question-list";
import type { Landing } from "./landing";

/** Answers to what nobody dares to write first, and the way back to the form. */
export function FirstQuestions({ landing: { key } }: { readonly landing: Landing }) {
  const t = useTranslations("landing");
  const own =
    key === "cryptocurrency"
      ? (["cryptocurrency.ask.undo", "cryptocurrency.ask.hash"] as const)
      : (["financial.ask.back", "financial.ask.late"] as const);
  const asked = [...own, "faq.honest", "faq.pay", "faq.story"] as const;
  const questions = asked.map((path) => ({
    id: path.replaceAll(".", "-"),
    question: t(`${path}.q`),
    answer: t(`${path}.a`),
  }));
  return (
    <section className="section">
      <div className="wrap">
        <QuestionList topic={{ id: "first", title: t("faq.title"), questions }} />
        <p className="landing-more">
          <ButtonLink href="#form" variant="primary">
            {t("action")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
