"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { stepPath } from "@/lib/booking/wizard/journey";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { StepErrors } from "./step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFocusAfter } from "./use-focus-after";
import { useStepAction } from "./use-step-action";

/** How long the chosen time is reserved for the visitor. */
export type HoldView = {
  /** The end of the hold in the visitor's time zone. Null if the hold is over. */
  readonly until: string | null;
  /** The city of the visitor's time zone. */
  readonly place: string;
  readonly extensionsLeft: number;
};

type Props = {
  readonly hold: HoldView;
  /** The current step. Extending the hold returns to this step. */
  readonly step: string;
  readonly extend: FormAction;
};

/** Says how long the chosen time stays reserved. There is no countdown, because it would make visitors feel hurried. */
export function HoldNote({ hold: { until, place, extensionsLeft }, step, extend }: Props) {
  const t = useTranslations("booking.hold");
  const { state, isPending, form } = useStepAction(extend);
  // The last extension removes the button. The focus then moves to the text.
  const { element, press } = useFocusAfter<HTMLParagraphElement>(extensionsLeft > 0);
  if (until === null) {
    return (
      <Alert tone="warn" icon="clock">
        {t("over")} <Link href={stepPath("date")}>{t("chooseAnother")}</Link>
      </Alert>
    );
  }
  return (
    <Alert tone="info" icon="clock" className="hold-note">
      <p ref={element} role="status" tabIndex={-1}>
        {t.rich("until", { b: (text) => <b>{text}</b>, time: until, place })}
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
