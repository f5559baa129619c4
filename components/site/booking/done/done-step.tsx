import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { AppointmentHead } from "../shared/appointment-head";
import type { AppointmentTime } from "../shared/appointment-head";
import { CallerCard } from "../shared/caller-card";
import type { CardOffer } from "../shared/card-offer";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { PayByCard } from "../shared/pay-by-card";
import { StepHeading } from "../shared/step-heading";
import { CopyReference } from "./copy-reference";

/** A booking as the success page shows it. */
export type ReceiptView = AppointmentTime & {
  readonly reference: string;
  /** Whether the appointment is booked. False while the booking still waits for a card payment. */
  readonly isBooked: boolean;
  /** Null if the appointment is free. */
  readonly price: string | null;
  /** The card payment. Null if nothing is owed or if the firm does not accept cards. */
  readonly card: CardOffer | null;
  /** The firm's sentences on tax and payment. Empty if the appointment is free. */
  readonly priceNotes: readonly string[];
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
  const { isBooked, price, service, meeting, isCall, callerWords } = receipt;
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
          <AppointmentHead time={receipt} service={service}>
            {/* A slot with a payment deadline is not confirmed yet, so the page offers no calendar file. The link is a
              plain `<a>`, because Next's `Link` would open the file as a page. */}
            {receipt.card?.keptUntil ? null : (
              <a href={receipt.calendarHref} className={buttonClasses({ variant: "primary" })} download>
                <Icon name="calendar" size="s" /> {t("calendar")}
              </a>
            )}
          </AppointmentHead>
          {isBooked ? null : (
            <Alert tone="warn">
              {t("pendingText", { price: price ?? "" })}{" "}
              {receipt.card?.keptUntil ? t("keptUntil", { time: receipt.card.keptUntil }) : null}
            </Alert>
          )}
          {receipt.card && <PayByCard card={receipt.card} headingLevel={2} />}
          <CallerCard
            callerWords={callerWords}
            contact={contact}
            isCall={isCall}
            meeting={meeting}
            time={receipt}
            reference={<CopyReference reference={receipt.reference} />}
            headingLevel={2}
          />
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
      <div className="receipt-price">
        <p className="receipt-hours">{price ?? t("free")}</p>
        {(price === null ? [t("freeNote")] : priceNotes).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
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
