import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Offering } from "@/lib/site/opening";

type Props = { readonly offering: Offering; readonly lowestPrice: string | undefined };

/**
 * Answers a visitor's first questions: what is free, what paid appointments cost, and what to do about a recent loss.
 * An answer about prices is shown only if the firm offers what it says.
 */
export function HeroAnswers({ offering: { isFirstHourFree, hasPrices }, lowestPrice }: Props) {
  const t = useTranslations("home.answers");
  return (
    <div className="answers" data-surface="ink">
      <div className="wrap">
        <dl>
          {isFirstHourFree && (
            <Answer question={t("free.question")} note={t("free.note")}>
              <b>{t("free.answer")}</b>
            </Answer>
          )}
          {hasPrices && (
            <Answer question={t(isFirstHourFree ? "price.question" : "price.alone")} note={t("price.note")}>
              <b>{lowestPrice ? t("price.answer", { price: lowestPrice }) : t("price.unknown")}</b>
            </Answer>
          )}
          <Answer question={t("bank.question")} note={t(isFirstHourFree ? "bank.note" : "bank.alone")}>
            <a href="#first">{t("bank.answer")}</a>
          </Answer>
        </dl>
      </div>
    </div>
  );
}

type AnswerProps = { question: string; note: string; children: ReactNode };

/** Narrow screens show the answer and the note as one phrase, so a comma separates the two. */
function Answer({ question, note, children }: AnswerProps) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>
        {children}
        <span className="comma">, </span>
        <span>{note}</span>
      </dd>
    </div>
  );
}
