import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "./contact-links";
import type { ContactDetails } from "./contact-links";

type Props = {
  readonly callerWords: readonly string[];
  readonly contact: ContactDetails;
  /** False if the meeting is by video or in person. */
  readonly isCall: boolean;
};

/** How our caller proves their identity: impostors call people who have already been defrauded. */
export function CallerProof({ callerWords, contact, isCall }: Props) {
  const t = useTranslations("booking.done");
  return (
    <Alert tone="warn" icon="shield-check" title={t("proofTitle")}>
      {t(isCall ? "proofText" : "proofTextMeeting")}
      <ul className="caller-words" aria-label={t("wordsLabel")}>
        {callerWords.map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </ul>
      <p>{t.rich("proofElse", contactTags(contact))}</p>
      <p>{t("never")}</p>
    </Alert>
  );
}
