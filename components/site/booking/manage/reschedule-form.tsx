"use client";

import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";

import { SlotForm } from "../date/slot-form";
import type { SlotFormProps } from "../date/slot-form";
import { WizardBar } from "../shared/wizard-bar";
import { ChangeAdvice } from "./change-advice";

type Props = Omit<SlotFormProps, "actions" | "hiddenFields" | "advice"> & {
  readonly token: string;
  /** The start of the appointment before the change, as an ISO 8601 instant. */
  readonly from: string;
  /** The start of the appointment before the change, in words. */
  readonly present: string;
  /** The path of the appointment's page, without a locale prefix. */
  readonly path: string;
  /** The consumer law under which the client must expressly request the times of the day. Null if none is needed. */
  readonly asksEarlyStart: ConsumerLaw | null;
};

/** Moves an appointment. The form shows the same calendar and times as the booking wizard. */
export function RescheduleForm({ token, from, present, path, asksEarlyStart, ...slotForm }: Props) {
  const t = useTranslations("manage");
  const tBooking = useTranslations("booking");
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
      actions={(formId, isPending, picked) => (
        <WizardBar
          formId={formId}
          isPending={isPending}
          label={t("move.submit")}
          start={
            <ButtonLink href={path} variant="secondary" size="lg">
              {t("actions.keep")}
            </ButtonLink>
          }
        >
          {picked ? (
            <>
              <span>{t("move.from", { time: present })}</span>
              <b>{t("move.to", { time: picked.texts.yourTime ?? picked.texts.officeTime ?? "" })}</b>
            </>
          ) : (
            <b data-is-unpicked>{tBooking("date.notPicked")}</b>
          )}
        </WizardBar>
      )}
    />
  );
}
