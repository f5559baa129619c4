"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/form-state";

import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";
import { browserZone, ZoneField } from "../shared/zone-field";

type Props = {
  /** Stores the zone and shows the times in it. */
  readonly choose: FormAction;
  /** Hidden fields that are sent with the zone. */
  readonly hiddenFields: Readonly<Record<string, string | undefined>>;
};

/**
 * Sends the browser's time zone to the server before the page shows any times. Otherwise the list of times could change
 * while the visitor uses it. This is needed only if step 1 was sent before its script ran. Without JavaScript, this
 * component shows nothing, and the page contains the times.
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
    // When this effect runs, the hidden field does not contain the time zone yet.
    data.set("timeZone", browserZone());
    send(data);
  });
  return (
    <form ref={element} {...form}>
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
