import { useTranslations } from "next-intl";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

type Props = {
  readonly callerWords: readonly string[];
  readonly contact: ContactDetails;
  /** False if the meeting is by video or in person. */
  readonly isCall: boolean;
  /** How adviser and visitor meet, as one sentence. */
  readonly meeting?: React.ReactNode;
  readonly headingLevel: 2 | 3;
};

/**
 * Shows the words that the adviser says first in a call or meeting. The words prove to the visitor that the adviser is
 * from the firm. Visitors need this proof, because impostors call people who have already lost money to a scam.
 */
export function CallerProof({ callerWords, contact, isCall, meeting, headingLevel }: Props) {
  const t = useTranslations("booking.done");
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className="words" aria-labelledby="words-title">
      <Heading id="words-title">{t("proofTitle")}</Heading>
      <ul role="list" aria-label={t("wordsLabel")} translate="no">
        {callerWords.map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </ul>
      <p>
        {meeting} {t(isCall ? "proofText" : "proofTextMeeting")}{" "}
        {t.rich(isCall ? "proofElse" : "proofElseMeeting", contactTags(contact))}
      </p>
      <p>{t("never")}</p>
    </section>
  );
}
