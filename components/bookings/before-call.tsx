import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/dashboard/caller-words";
import { Section } from "@/components/dashboard/section";

/** The four words that the caller says first, for appointments by phone. */
export function BeforeCall({ words }: { readonly words: readonly string[] }) {
  const t = useTranslations("bookings.record");
  return (
    <Section id="before" title={t("before")}>
      <div className="stack-13">
        <p>{t("words")}</p>
        <CallerWords label={t("before")} words={words} />
        <p className="mute">{t("wordsNote")}</p>
      </div>
    </Section>
  );
}
