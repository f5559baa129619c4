import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { CallerProof } from "../shared/caller-proof";
import type { CardOffer } from "../shared/card-offer";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { PayByCard } from "../shared/pay-by-card";
import { StepHeading } from "../shared/step-heading";
import { CopyReference } from "./copy-reference";

/** A booking as the success page shows it. All times are formatted texts. */
export type ReceiptView = {
  readonly reference: string;
  /** Whether the appointment is booked. False while the booking still waits for a card payment. */
  readonly isBooked: boolean;
  /** Null if the appointment is free. */
  readonly price: string | null;
  /** The card payment. Null if nothing is owed or if the firm does not accept cards. */
  readonly card: CardOffer | null;
  /** The firm's sentences on tax and payment. Empty if the appointment is free. */
  readonly priceNotes: readonly string[];
  readonly day: string;
  /** The start and the end in the visitor's time zone. */
  readonly hours: string;
  /**
   * The name of the visitor's time zone, and the appointment's hours in the office's time zone. If the hours are the
   * same in both zones, a note replaces the office's hours.
   */
  readonly zones: string;
  /** The service with its length and the way to meet. */
  readonly service: string;
  readonly email: string;
  /** How we reach the visitor if a question comes up before the appointment. */
  readonly questions: string;
  /** How adviser and visitor meet, as one sentence. */
  readonly meeting: ReactNode;
  readonly isCall: boolean;
  readonly callerWords: readonly string[];
  readonly calendarHref: string;
  /** A path without a locale prefix. */
  readonly manageHref: string;
  /** Visitors can change the booking online until this many hours before the start. */
  readonly noticeHours: number;
};

type Props = { readonly receipt: ReceiptView; readonly contact: ContactDetails; readonly isDemo: boolean };

/** Step 5 of the booking: the receipt. The time comes first, because the visitor must not miss the appointment. */
export function DoneStep({ receipt, contact, isDemo }: Props) {
  const t = useTranslations("booking.done");
  const tSummary = useTranslations("booking.summary");
  const { isBooked, price, day, hours, zones, service, meeting, isCall, callerWords } = receipt;
  return (
    <>
      <div className="receipt-head">
        <Icon name="check-circle" size="l" />
        <StepHeading subject="done" isMain>
          {t(isBooked ? "title" : "titlePending")}
        </StepHeading>
      </div>
      <div className="receipt">
        <div>
          <div className="receipt-time">
            <div>
              <p className="receipt-hours">
                {day}
                <br />
                {hours}
              </p>
              <p className="soft t16">{zones}</p>
            </div>
            {/* A slot with a payment deadline is not confirmed yet, so the page offers no calendar file. The link is a
              plain `<a>`, because Next's `Link` would open the file as a page. */}
            {receipt.card?.keptUntil ? null : (
              <a href={receipt.calendarHref} className={buttonClasses({ variant: "primary" })} download>
                <Icon name="calendar" size="s" /> {t("calendar")}
              </a>
            )}
          </div>
          {isBooked ? null : (
            <Alert tone="warn">
              {t("pendingText", { price: price ?? "" })}{" "}
              {receipt.card?.keptUntil ? t("keptUntil", { time: receipt.card.keptUntil }) : null}
            </Alert>
          )}
          {receipt.card && <PayByCard card={receipt.card} headingLevel={2} />}
          <CallerProof callerWords={callerWords} contact={contact} isCall={isCall} meeting={meeting} headingLevel={2} />
          <dl className="receipt-facts">
            <div>
              <dt>{t("reference")}</dt>
              <dd>
                <CopyReference reference={receipt.reference} />
              </dd>
            </div>
            <div>
              <dt>{tSummary("service")}</dt>
              <dd>{service}</dd>
            </div>
          </dl>
        </div>
        <NextSteps receipt={receipt} isDemo={isDemo} />
      </div>
    </>
  );
}

/** The column beside the receipt: the price with the firm's notes on payment, and what happens next. */
function NextSteps({ receipt, isDemo }: Omit<Props, "contact">) {
  const t = useTranslations("booking.done");
  const { price, priceNotes, email, questions, manageHref, noticeHours } = receipt;
  return (
    <div>
      {price === null ? null : (
        <div className="receipt-price">
          <p className="receipt-hours">{price}</p>
          {priceNotes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <section aria-labelledby="next-title">
        <h2 id="next-title">{t("nextTitle")}</h2>
        <ol className="next-list" role="list">
          <li>
            {t(isDemo ? "nextMailDemo" : receipt.card?.keptUntil ? "nextMailPay" : "nextMail", { email })} {questions}
          </li>
          <li>{t("nextDates")}</li>
          <li>{t("nextKeep")}</li>
          <li>{t("nextCompany")}</li>
        </ol>
      </section>
      <p className="t16">
        <Link href={manageHref}>{t("manage")}</Link>{" "}
        <span className="soft">{t("manageUntil", { hours: noticeHours })}</span>
      </p>
    </div>
  );
}
