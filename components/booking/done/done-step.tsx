import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

import { CallerProof } from "../shared/caller-proof";
import type { ContactDetails } from "../shared/contact-links";
import { CopyReference } from "./copy-reference";
import { PriceLines } from "../shared/summary-values";

/** A booking as the success page shows it, with all times as texts. */
export type ReceiptView = {
  readonly reference: string;
  readonly isPaid: boolean;
  readonly price: string;
  /** The firm's sentences on tax and payment; empty if there is nothing to pay. */
  readonly priceNotes: readonly string[];
  readonly yourTime: string;
  readonly officeTime: string;
  readonly email: string;
  /** How adviser and visitor meet, as one sentence. */
  readonly meeting: ReactNode;
  readonly isCall: boolean;
  readonly callerWords: readonly string[];
  readonly calendarHref: string;
  /** A path without a locale prefix. */
  readonly manageHref: string;
};

type Props = { readonly receipt: ReceiptView; readonly contact: ContactDetails };

/** Step 5. */
export function DoneStep({ receipt, contact }: Props) {
  const t = useTranslations("booking.done");
  const { reference, isPaid, price, priceNotes, yourTime, officeTime, meeting, isCall, callerWords } = receipt;
  return (
    <div className="stack-21">
      <CopyReference reference={reference} />
      {isPaid ? null : <Alert tone="warn">{t("pendingText", { price })}</Alert>}
      <p>
        <b>{yourTime}</b>
        <br />
        <span className="soft">
          {officeTime} {meeting}
        </span>
      </p>
      {priceNotes.length === 0 ? null : (
        <p>
          <PriceLines price={price} notes={priceNotes} />
        </p>
      )}
      <div className="row">
        {/* Next's link would try to show the file as a page. */}
        <a href={receipt.calendarHref} className={buttonClasses({ variant: "primary" })} download>
          <Icon name="calendar" size="s" /> {t("calendar")}
        </a>
        <ButtonLink href={receipt.manageHref} variant="secondary">
          {t("manage")}
        </ButtonLink>
      </div>
      <CallerProof callerWords={callerWords} contact={contact} isCall={isCall} />
    </div>
  );
}

/** Beside the receipt: the next steps. */
export function NextSteps({ email, isDemo }: { readonly email: string; readonly isDemo: boolean }) {
  const t = useTranslations("booking.done");
  return (
    <section aria-labelledby="next-title">
      <h3 id="next-title" className="mb-13">
        {t("nextTitle")}
      </h3>
      <ol className="next-list" role="list">
        <li>{t(isDemo ? "nextMailDemo" : "nextMail", { email })}</li>
        <li>{t("nextDates")}</li>
        <li>{t("nextKeep")}</li>
        <li>{t("nextCompany")}</li>
      </ol>
    </section>
  );
}
