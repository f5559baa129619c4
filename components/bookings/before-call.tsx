import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/dashboard/caller-words";
import { Section } from "@/components/dashboard/section";

type Props = {
  readonly words: readonly string[];
  /** Whether the client has an email address, so that the confirmation told them the words. */
  readonly isEmailed: boolean;
};

/** The four words that the adviser says first when calling a client for an appointment by phone. */
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
