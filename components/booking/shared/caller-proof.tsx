import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "./contact-links";
import type { Reach } from "./contact-links";

type Props = {
  readonly words: readonly string[];
  readonly reach: Reach;
  /** Else the meeting is by video or in person. */ readonly isCall: boolean;
};

/** Those who were robbed once are called again by impostors: how our caller proves who they are. */
export function CallerProof({ words, reach, isCall }: Props) {
  const t = useTranslations("booking.done");
  return (
    <Alert tone="warn" icon="shield-check" title={t("proofTitle")}>
      {t(isCall ? "proofText" : "proofTextMeeting")}
      <ul className="caller-words" aria-label={t("wordsLabel")}>
        {words.map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </ul>
      <p>{t.rich("proofElse", contactTags(reach))}</p>
      <p>{t("never")}</p>
    </Alert>
  );
}
