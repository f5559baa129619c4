"use client";

import { useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { StepErrors } from "../shared/step-errors";
import { useStepAction } from "../shared/use-step-action";

type Props = {
  readonly token: string;
  /** The follow-up's price, with its currency. */
  readonly price: string;
  readonly length: string;
  readonly book: FormAction;
};

/** A form that starts the booking of a follow-up appointment. The next page shows the free times. */
export function FollowUpOffer({ token, price, length, book }: Props) {
  const t = useTranslations("manage.followUp");
  const tBooking = useTranslations("booking.date");
  const { state, isPending, form } = useStepAction(book);
  return (
    <form {...form} className="grid gap-8">
      <h3>{t("title")}</h3>
      <p>{t("text", { price, length })}</p>
      <HiddenFields values={{ token }} />
      <div>
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={tBooking("loadingTimes")}>
          {t("submit")}
        </Button>
      </div>
      <StepErrors state={state} controls={{}} />
    </form>
  );
}
