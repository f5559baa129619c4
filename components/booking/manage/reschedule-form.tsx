"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";

import { SlotForm } from "../date/slot-form";
import type { SlotFormProps } from "../date/slot-form";
import { ChangeAdvice } from "./change-advice";

type Props = Omit<SlotFormProps, "actions" | "hiddenFields" | "advice"> & {
  readonly token: string;
  /** The start of the appointment before the change, as an ISO 8601 instant. */
  readonly from: string;
  /** The path of the appointment's page, without a locale prefix. */
  readonly path: string;
  /** The consumer law under which the client must expressly request the times of the day. Null if none is needed. */
  readonly asksEarlyStart: ConsumerLaw | null;
};

/** Moves an appointment. The form shows the same calendar and times as the booking wizard. */
export function RescheduleForm({ token, from, path, asksEarlyStart, ...slotForm }: Props) {
  const t = useTranslations("manage");
  const tBooking = useTranslations("booking");
  const tActions = useTranslations("booking.actions");
  return (
    <SlotForm
      {...slotForm}
      hiddenFields={{ token, from }}
      fieldControls={{ earlyStart: "earlyStart" }}
      fields={(state) =>
        asksEarlyStart && (
          <Checkbox
            id="earlyStart"
            name="earlyStart"
            value="true"
            label={tBooking("confirm.earlyStart", { law: asksEarlyStart })}
            error={state.status === "failed" ? state.fields.earlyStart?.[0] : undefined}
            errorPrefix={tBooking("errors.fieldPrefix")}
            defaultChecked={state.status === "failed" && state.values.earlyStart === "true"}
          />
        )
      }
      advice={(state) => <ChangeAdvice state={state} contact={slotForm.contact} />}
      actions={(formId, isPending) => (
        <div className="wizard-actions">
          <ButtonLink href={path} variant="secondary" size="lg">
            {t("actions.keep")}
          </ButtonLink>
          <Button
            type="submit"
            form={formId}
            variant="gold"
            size="lg"
            isLoading={isPending}
            loadingLabel={tActions("sending")}
          >
            {t("move.submit")}
          </Button>
        </div>
      )}
    />
  );
}
