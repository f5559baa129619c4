import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";

import { contactTags } from "../shared/contact-links";
import type { Reach } from "../shared/contact-links";
import { FocusedAlert } from "@/components/forms/focused-alert";

/** What may still be done: everything, nothing online any more, or nothing at all. */
export type Leeway = "open" | "tooLate" | "past" | "cancelled";

type Props = {
  readonly leeway: Leeway;
  /** What was just done, by the address the action led to. */
  readonly outcome: "moved" | "cancelled" | null;
  /** Hours before the start at which online changes end. */
  readonly noticeHours: number;
  readonly reach: Reach;
  /** Where letters are written to disk. */
  readonly isDemo: boolean;
};

/** What happened, or why nothing can be changed here. */
export function ManagedState({ leeway, outcome, noticeHours, reach, isDemo }: Props) {
  const t = useTranslations("manage");
  if (outcome === "moved" && leeway !== "cancelled") {
    return (
      <FocusedAlert tone="ok" title={t("moved.title")} event={outcome}>
        {t(isDemo ? "moved.textDemo" : "moved.text")}
      </FocusedAlert>
    );
  }
  switch (leeway) {
    case "open":
      return null;
    case "cancelled":
      return <Cancelled isNews={outcome === "cancelled"} isDemo={isDemo} />;
    case "tooLate":
      return (
        <Alert tone="warn" icon="phone" title={t("tooLate.title")}>
          <p>{t.rich("tooLate.text", { ...contactTags(reach), hours: noticeHours })}</p>
        </Alert>
      );
    case "past":
      return (
        <Alert tone="info" title={t("past.title")}>
          <p>{t.rich("past.text", contactTags(reach))}</p>
        </Alert>
      );
  }
}

function Cancelled({ isNews, isDemo }: { readonly isNews: boolean; readonly isDemo: boolean }) {
  const t = useTranslations("manage");
  const key = isNews ? "cancelledNow" : "cancelled";
  const title = t(`${key}.title`);
  const text = <p>{t(isNews && isDemo ? "cancelledNow.textDemo" : `${key}.text`)}</p>;
  return (
    <div className="grid gap-21">
      {isNews ? (
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
