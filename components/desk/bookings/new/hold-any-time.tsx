"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly hold: FormAction;
  readonly address: CallerAddress;
  readonly startTime: string;
  /**
   * The advisers who can take the time. `isOutside`: the public booking rules do not allow the time for this adviser.
   */
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly isOutside: boolean }[];
};

/** One button per adviser. Each button holds the time with its adviser. */
export function HoldAnyTime({ hold, address: { adviser: _, ...address }, startTime, advisers }: Props) {
  const t = useTranslations("newBooking");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(hold, { offline: tErrors("NETWORK_ERROR") });
  return (
    <form {...form} className="stack-13">
      <HiddenFields values={{ ...address, startTime }} />
      <ActionErrors title={t("notHeld")} state={state} controls={{}} />
      <div className="page-actions">
        {advisers.map(({ id, name, isOutside }) => (
          <Button key={id} type="submit" name="adviser" value={id} variant="secondary" disabled={isPending}>
            {t(isOutside ? "any.outside" : "any.hold", { name })}
          </Button>
        ))}
      </div>
    </form>
  );
}
