import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/dashboard/caller-words";
import { Section } from "@/components/dashboard/section";

/** The four words that the caller says first, for appointments by phone. */
type Props = {
  readonly words: readonly string[];
  /** Whether the client has an email address, so that the confirmation told them the words. */
  readonly isEmailed: boolean;
};

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
