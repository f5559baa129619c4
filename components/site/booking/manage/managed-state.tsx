import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { ManageOutcome } from "@/lib/booking/change/manage-outcome";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";
import type { Changeability } from "@/lib/booking/states";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { FocusedAlert } from "@/components/forms/focused-alert";

type Props = {
  readonly changeability: Changeability;
  /** The outcome of the visitor's last action, from the query of the page's URL. */
  readonly outcome: ManageOutcome | null;
  /**
   * Whether the payment has arrived. The card form redirects here with the outcome "paid" even if the payment is still
   * in progress.
   */
  readonly isPaid: boolean;
  /** The consumer law of the contract, which decides what a withdrawal is called. */
  readonly law: ConsumerLaw;
  readonly hasBegun: boolean;
  readonly adviser: string;
  /** Visitors can change the booking online until this many hours before the start. */
  readonly noticeHours: number;
  readonly contact: ContactDetails;
  readonly isBookingOpen: boolean;
  /** Whether emails are written to disk instead of being sent. */
  readonly isDemo: boolean;
};

/** The outcome of the last action, the reason why nothing can be changed here, or both. */
export function ManagedState({
  changeability,
  outcome,
  isPaid,
  law,
  hasBegun,
  adviser,
  noticeHours,
  contact,
  isDemo,
  isBookingOpen,
}: Props) {
  const t = useTranslations("manage");
  const hasMoved = outcome === "moved" || outcome === "movedToOther";
  if (hasMoved && changeability !== "cancelled") {
    return (
      <FocusedAlert tone="ok" title={t("moved.title")} event={outcome}>
        {outcome === "movedToOther" ? `${t("moved.adviser", { adviser })} ` : null}
        {t(isDemo ? "moved.textDemo" : "moved.text")}
      </FocusedAlert>
    );
  }
  if (outcome === "kept" && changeability === "open") {
    return (
      <FocusedAlert tone="ok" title={t("kept.title")} event={outcome}>
        {t("kept.text")}
      </FocusedAlert>
    );
  }
  if (outcome === "paid" && changeability !== "cancelled") {
    const key = isPaid ? "paid" : "paying";
    return (
      <FocusedAlert tone={isPaid ? "ok" : "info"} title={t(`${key}.title`)} event={key}>
        {t(`${key}.text`)}
      </FocusedAlert>
    );
  }
  // The outcome in the URL may be old, because the visitor can reload the page after a later change. The message must
  // match the current state.
  const reason = (
    <Reason
      changeability={changeability}
      outcome={outcome}
      law={law}
      hasBegun={hasBegun}
      noticeHours={noticeHours}
      contact={contact}
      isBookingOpen={isBookingOpen}
      isDemo={isDemo}
    />
  );
  if (outcome !== "changed" && (outcome !== "notCancelled" || changeability !== "open")) return reason;
  return (
    <div className="grid gap-21">
      <FocusedAlert tone="warn" title={t(`${outcome}.title`)} event={outcome}>
        {t(`${outcome}.text`)}
      </FocusedAlert>
      {reason}
    </div>
  );
}

/** The reason why nothing can be changed here. Renders nothing if the appointment can be changed. */
function Reason(props: Omit<Props, "isPaid" | "adviser">) {
  const { changeability, noticeHours, contact } = props;
  const t = useTranslations("manage");
  switch (changeability) {
    case "open":
      return null;
    case "cancelled":
      return <Cancelled {...props} />;
    case "tooLate":
      return (
        <Alert tone="warn" icon="phone" title={t("tooLate.title")}>
          <p>{t.rich("tooLate.text", { ...contactTags(contact), hours: noticeHours })}</p>
        </Alert>
      );
    case "running":
      return (
        <Alert tone="info" icon="phone" title={t("running.title")}>
          <p>{t.rich("running.text", contactTags(contact))}</p>
        </Alert>
      );
    case "past":
      return (
        <Alert tone="info" title={t("past.title")}>
          <p>{t.rich("past.text", contactTags(contact))}</p>
        </Alert>
      );
  }
}

/**
 * The message key for a cancelled appointment, by outcome. For other outcomes, and for none, the key is "cancelled".
 */
const keyOf = {
  cancelled: "cancelledNow",
  wasCancelled: "wasCancelled",
  withdrawn: "withdrawnNow",
} as const;

type CancelledProps = Pick<Props, "outcome" | "law" | "hasBegun" | "isDemo" | "isBookingOpen">;

function Cancelled({ outcome, law, hasBegun, isDemo, isBookingOpen }: CancelledProps) {
  const t = useTranslations("manage");
  const isNew = outcome === "cancelled" || outcome === "withdrawn";
  const key = outcome !== null && outcome in keyOf ? keyOf[outcome as keyof typeof keyOf] : "cancelled";
  const title = t(`${key}.title`, { law });
  const textKey = isDemo && key === "cancelledNow" ? "cancelledNow.textDemo" : (`${key}.text` as const);
  const text = <p>{t(textKey, { hasBegun: String(hasBegun) })}</p>;
  return (
    <div className="grid gap-21">
      {isNew || outcome === "wasCancelled" ? (
        <FocusedAlert tone={isNew ? "ok" : "info"} title={title} event={key}>
          {text}
        </FocusedAlert>
      ) : (
        <Alert tone="info" title={title}>
          {text}
        </Alert>
      )}
      {isBookingOpen && (
        <div>
          <ButtonLink href="/booking" variant="gold">
            {t("actions.bookAgain")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
