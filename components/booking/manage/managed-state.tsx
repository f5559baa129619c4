import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { Changeability } from "@/lib/booking/states";

import { contactTags } from "../shared/contact-links";
import type { ContactDetails } from "../shared/contact-links";
import { FocusedAlert } from "@/components/forms/focused-alert";

type Props = {
  readonly changeability: Changeability;
  /** The visitor's last action, as named in the query after its redirect. */
  readonly outcome: "moved" | "cancelled" | null;
  /** Hours before the start at which online changes end. */
  readonly noticeHours: number;
  readonly contact: ContactDetails;
  /** Whether emails are written to disk instead of being sent. */
  readonly isDemo: boolean;
};

/** The outcome of the last action, or the reason why nothing can be changed here. */
export function ManagedState({ changeability, outcome, noticeHours, contact, isDemo }: Props) {
  const t = useTranslations("manage");
  if (outcome === "moved" && changeability !== "cancelled") {
    return (
      <FocusedAlert tone="ok" title={t("moved.title")} event={outcome}>
        {t(isDemo ? "moved.textDemo" : "moved.text")}
      </FocusedAlert>
    );
  }
  switch (changeability) {
    case "open":
      return null;
    case "cancelled":
      return <Cancelled isNew={outcome === "cancelled"} isDemo={isDemo} />;
    case "tooLate":
      return (
        <Alert tone="warn" icon="phone" title={t("tooLate.title")}>
          <p>{t.rich("tooLate.text", { ...contactTags(contact), hours: noticeHours })}</p>
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

function Cancelled({ isNew, isDemo }: { readonly isNew: boolean; readonly isDemo: boolean }) {
  const t = useTranslations("manage");
  const key = isNew ? "cancelledNow" : "cancelled";
  const title = t(`${key}.title`);
  const text = <p>{t(isNew && isDemo ? "cancelledNow.textDemo" : `${key}.text`)}</p>;
  return (
    <div className="grid gap-21">
      {isNew ? (
        <FocusedAlert tone="ok" title={title} event={key}>
          {text}
        </FocusedAlert>
      ) : (
        <Alert tone="info" title={title}>
          {text}
        </Alert>
      )}
      <div>
        <ButtonLink href="/booking" variant="gold">
          {t("actions.bookAgain")}
        </ButtonLink>
      </div>
    </div>
  );
}
