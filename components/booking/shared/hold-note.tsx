"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { stepPath } from "@/lib/booking/journey";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/form-state";

import { StepErrors } from "./step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFocusAfter } from "./use-focus-after";
import { useStepAction } from "./use-step-action";

/** How long the chosen time is kept; null once it is no longer. */
export type HoldView = {
  /** The moment it ends, on the visitor's clock. */
  readonly until: string | null;
  readonly extensionsLeft: number;
};

type Props = {
  readonly hold: HoldView;
  /** Where the visitor is, and stays. */
  readonly step: string;
  readonly extend: FormAction;
};

/** Says until when the time is kept. Nothing ticks: nobody here is to be hurried. */
export function HoldNote({ hold: { until, extensionsLeft }, step, extend }: Props) {
  const t = useTranslations("booking.hold");
  const { state, isPending, form } = useStepAction(extend);
  // With the last extension the button is gone.
  const { element, press } = useFocusAfter<HTMLParagraphElement>(extensionsLeft > 0);
  if (until === null) {
    return (
      <Alert tone="warn" icon="clock">
        {t("over")} <Link href={stepPath("date")}>{t("chooseAnother")}</Link>
      </Alert>
    );
  }
  return (
    <Alert tone="info" icon="clock">
      <p ref={element} role="status" tabIndex={-1}>
        {t.rich("until", { b: (text) => <b>{text}</b>, time: until })}
      </p>
      {extensionsLeft > 0 ? (
        <form {...form}>
          <HiddenFields values={{ step }} />
          <Button
            type="submit"
            variant="link"
            size="sm"
            onClick={press}
            isLoading={isPending}
            loadingLabel={t("extend")}
          >
            {t("extend")}
          </Button>
        </form>
      ) : (
        <p>{t("last")}</p>
      )}
      <StepErrors state={state} controls={{}} />
    </Alert>
  );
}
