import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { stepPath } from "@/lib/booking/wizard/journey";

import type { Notice } from "../service/services-notice";

type Props = {
  readonly step: "confirm" | "done";
  /** Set if the data could not be loaded. This notice is then shown instead of the title, text and buttons. */
  readonly notice: Notice | undefined;
};

/** Replaces step 4 if there is nothing to confirm, and step 5 if nothing has been booked. */
export function NothingHere({ step, notice }: Props) {
  const t = useTranslations("booking");
  if (notice) {
    return (
      <Alert tone="bad" title={t(`notices.${notice}.title`)}>
        {t(`notices.${notice}.text`)}
      </Alert>
    );
  }
  return (
    <EmptyState
      title={t(`${step}.emptyTitle`)}
      action={
        <div className="row">
          <ButtonLink href={stepPath("service")} variant="gold">
            {t(`${step}.emptyAction`)}
          </ButtonLink>
          {step === "done" ? (
            <ButtonLink href="/booking/find" variant="secondary">
              {t("done.findLink")}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {t(`${step}.emptyText`)}
    </EmptyState>
  );
}
