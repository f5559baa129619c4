"use client";

import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { ServiceView } from "@/lib/services/service-view";

import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";

type Service = Pick<ServiceView, "_id" | "name">;

type Props = {
  readonly service: Service;
  readonly former: Service;
  readonly choose: FormAction;
};

/**
 * Says that the visitor changed the service in another window and that the chosen time was released because of this
 * change. The visitor can continue with the new service or go back to the former service.
 */
export function ServiceReplaced({ service, former, choose }: Props) {
  const t = useTranslations("booking.date");
  const { state, isPending, form } = useStepAction(choose);
  return (
    <FocusedAlert tone="warn" title={t("replacedTitle", { service: service.name })} event={service._id}>
      {t("replacedText", { former: former.name })}
      <form {...form} className="alternatives">
        <HiddenFields values={{ service: former._id }} />
        <Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={t("loadingTimes")}>
          {t("replacedBack", { former: former.name })}
        </Button>
      </form>
      <StepErrors state={state} controls={{}} />
    </FocusedAlert>
  );
}
