import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/desk/record/caller-words";
import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import type { Undelivered } from "@/lib/booking/desk/table-row";
import { phoneUrl } from "@/lib/platform/contact/phone-url";

/** Where the client knows the words from: the confirmation, the phone call, or nowhere. The value is a text's key. */
type WordsSource = "words" | "wordsByPhone" | "wordsUnknown";

/** Returns from where the client knows the caller words. `email` is null for a client without an email address. */
export function wordsSource(email: string | null, undelivered: Undelivered | undefined): WordsSource {
  if (email === null) return "wordsByPhone";
  return undelivered && !undelivered.hasWords ? "wordsUnknown" : "words";
}

type Props = {
  readonly words: readonly string[];
  readonly source: WordsSource;
  /** The number to call. The page of the booking shows it with the client's contact data instead. */
  readonly phone?: string;
};

/** The four words that an adviser says at the start of a call, so that the client knows that the call is genuine. */
export function BeforeCall({ words, source, phone }: Props) {
  const t = useTranslations("bookings.record");
  return (
    <Section
      id="before"
      title={t("before")}
      action={
        phone && (
          <a href={phoneUrl(phone)} className="icon-link">
            <Icon name="phone" size="s" />
            {phone}
          </a>
        )
      }
    >
      <div className="stack-13">
        <p>{t(source)}</p>
        <CallerWords label={t("before")} words={words} />
        <p className="mute">{t("wordsNote")}</p>
      </div>
    </Section>
  );
}
