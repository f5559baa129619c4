import { useTranslations } from "next-intl";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { buttonClasses } from "@/components/ui/button-look";

import type { AppointmentTime } from "./appointment-head";

type Props = {
  readonly callerWords: readonly string[];
  readonly contact: ContactDetails;
  /** False if the meeting is by video or in person. */
  readonly isCall: boolean;
  /** Who calls or meets the visitor, and how. */
  readonly meeting: React.ReactNode;
  /** The time of the appointment. Only the printed card shows it, because the page shows it above the card. */
  readonly time: AppointmentTime;
  readonly reference: React.ReactNode;
  readonly headingLevel: 2 | 3;
};

/**
 * The card by the telephone: the words that the adviser says first in a call or meeting, with everything that the
 * visitor needs beside them. The words prove that the adviser is from the firm. Visitors need this proof, because
 * impostors call people who have already lost money to a scam.
 */
export function CallerCard({ callerWords, contact, isCall, meeting, time, reference, headingLevel }: Props) {
  const t = useTranslations("booking.done");
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className="words" aria-labelledby="words-title">
      <Heading id="words-title">{t("proofTitle")}</Heading>
      <p>{t(isCall ? "proofText" : "proofTextMeeting")}</p>
      <ol role="list" aria-label={t("wordsLabel")} translate="no">
        {callerWords.map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>{t(isCall ? "who" : "whoMeets")}</dt>
          <dd>{meeting}</dd>
        </div>
        <div className="print-only">
          <dt>{t("when")}</dt>
          <dd>
            {time.day}, {time.hours}
            <br />
            {time.zones}
          </dd>
        </div>
        <div>
          <dt>{t("reference")}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t("number")}</dt>
          <dd>
            <a href={contact.phoneHref} className="words-phone nowrap" translate="no">
              {contact.phone}
            </a>
          </dd>
        </div>
      </dl>
      <p>
        <b>{t.rich(isCall ? "proofElse" : "proofElseMeeting", contactTags(contact))}</b> {t("never")}
      </p>
      <p className="needs-script no-print">
        <button type="button" className={buttonClasses({ variant: "secondary" })} data-print="card">
          {t("print")}
        </button>
      </p>
      <p className="print-only words-notes">{t("notes")}</p>
    </section>
  );
}
