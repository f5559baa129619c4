"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";
import { browserZone, ZoneField } from "../shared/zone-field";

type Props = {
  /** Stores the time zone and shows the times in this time zone. */
  readonly choose: FormAction;
  /** Hidden fields that are sent with the time zone. */
  readonly hiddenFields: Readonly<Record<string, string | undefined>>;
};

/**
 * Sends the browser's time zone to the server before the page shows any times. If the page showed times at once, they
 * could be in the wrong time zone and change while the visitor reads them. The component is needed only if the visitor
 * sent step 1 before a script had filled in the time zone. Without JavaScript, the component shows nothing, and the
 * page shows the times in `noscript`.
 */
export function ZoneExchange({ choose, hiddenFields }: Props) {
  const t = useTranslations("booking.date");
  const { state, isPending, form, send } = useStepAction(choose);
  const element = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || !element.current) return;
    isSent.current = true;
    const data = new FormData(element.current);
    // This effect can run before the hidden field has the browser's time zone, so the time zone is set here.
    data.set("timeZone", browserZone());
    send(data);
  });
  return (
    <form {...form} ref={element}>
      <HiddenFields values={hiddenFields} />
      <ZoneField />
      {isPending ? <p role="status">{t("loadingTimes")}</p> : null}
      <StepErrors state={state} controls={{}} />
      {state.status === "failed" && !isPending ? (
        <Button type="submit" variant="secondary" className="mt-13">
          {t("retry")}
        </Button>
      ) : null}
    </form>
  );
}
