import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { Alert } from "@/components/ui/alert";
import { Radio } from "@/components/ui/check";
import { messagesFor } from "@/lib/platform/i18n/messages";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { helperQuestions } from "@/lib/plan/helper-questions";

type Props = {
  readonly number: number;
  readonly question: (typeof helperQuestions)[number];
  readonly locale: Locale;
  /** What proves our answers: nothing on a demonstration, and claims on a live site. */
  readonly proof: "demo" | "proven" | "unproven";
};

type Words = Readonly<Record<"q" | "how" | "good", string>> & Partial<Readonly<Record<"red" | "bad" | "ours", string>>>;

/** A question about a helper with three answers, and our own answer beside it. */
export function HelperQuestion({ number, question: { id, answer, hasRed }, locale, proof }: Props) {
  const t = useTranslations("freeHelp.helper");
  const words: Words = messagesFor(locale).freeHelp.helper.questions[id];
  const isProven = answer === "own" ? id !== "upfront" : proof === "proven";
  return (
    <li>
      <fieldset>
        <legend className="label">
          {number}. {words.q}
        </legend>
        <div className="both">
          <div className="stack">
            <p>{words.how}</p>
            <div className="tiles">
              <Radio id={`${id}-good`} name={id} label={words.good} />
              {hasRed ? (
                <Radio id={`${id}-red`} name={id} label={words.red} className="red" />
              ) : (
                <Radio id={`${id}-bad`} name={id} label={words.bad} />
              )}
              <Radio id={`${id}-unknown`} name={id} label={t("unknown")} />
            </div>
          </div>
          <Alert tone={isProven ? "info" : "warn"} title={t("ours")}>
            <LinkedText>{answer === "own" ? (words.ours ?? "") : t(proof)}</LinkedText>
          </Alert>
        </div>
      </fieldset>
    </li>
  );
}
