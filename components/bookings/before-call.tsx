import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/dashboard/caller-words";
import { Section } from "@/components/dashboard/section";

type Props = {
  readonly words: readonly string[];
  /** Whether the client got the words in the confirmation email. If not, the client heard the words on the phone. */
  readonly isEmailed: boolean;
};

/** The four words that an adviser says at the start of a call, so that the client knows that the call is genuine. */
export function BeforeCall({ words, isEmailed }: Props) {
  const t = useTranslations("bookings.record");
  return (
    <Section id="before" title={t("before")}>
      <div className="stack-13">
        <p>{t(isEmailed ? "words" : "wordsByPhone")}</p>
        <CallerWords label={t("before")} words={words} />
        <p className="mute">{t("wordsNote")}</p>
      </div>
    </Section>
  );
}
