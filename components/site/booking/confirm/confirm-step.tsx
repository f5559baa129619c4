"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { addressControls, InvoiceAddress } from "./invoice-address";
import type { InvoiceCountries } from "./invoice-address";
import { ConflictNote, isConflict } from "../shared/conflict-note";
import { StepErrors } from "../shared/step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { NewTabLink } from "@/components/forms/new-tab-link";
import { useStepAction } from "../shared/use-step-action";
import { WizardActions } from "../shared/wizard-actions";

type Props = {
  /** The step's heading and its notes. The error summary is above the heading. */
  readonly heading: React.ReactNode;
  /** The appointment and the details that will be booked, with links to change them. */
  readonly answers: React.ReactNode;
  /** The price with its notes, which is directly above the button. */
  readonly price: React.ReactNode;
  /** The fingerprint of these answers. */
  readonly fingerprint: string;
  readonly isFree: boolean;
  /** The law by which the client can withdraw from the contract. "no_right" if the client has no such right. */
  readonly law: ConsumerLaw;
  /** Whether the client must expressly request that the service begins before the withdrawal period ends. */
  readonly asksEarlyStart: boolean;
  /** Undefined if there will be no invoice. */
  readonly invoiceCountries: InvoiceCountries | undefined;
  readonly zone: string;
  readonly confirm: FormAction;
  readonly chooseSlot: FormAction;
  /** Hidden fields of the form that offers other times if the chosen time is no longer free. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly back: { readonly path: string; readonly step: string };
};

const formId = "confirm-form";

/** Step 4 of the booking. The button does nothing while the form is being sent. */
export function ConfirmStep({
  heading,
  answers,
  price,
  fingerprint,
  isFree,
  law,
  asksEarlyStart,
  invoiceCountries,
  zone,
  confirm,
  chooseSlot,
  hiddenFields,
  back,
}: Props) {
  const t = useTranslations("booking");
  const { state, isPending, form } = useStepAction(confirm);
  const otherTime = useStepAction(chooseSlot);
  const refusal = otherTime.state.status === "failed" ? otherTime.state : state;
  const box = (name: "termsAccepted" | "earlyStart") => ({
    id: name,
    name,
    value: "true",
    error: refusal.status === "failed" ? refusal.fields[name]?.[0] : undefined,
    errorPrefix: t("errors.fieldPrefix"),
    defaultChecked: state.status === "failed" && state.values[name] === "true",
  });
  return (
    <>
      {isConflict(refusal) ? null : (
        <StepErrors
          state={refusal}
          controls={{ ...addressControls, termsAccepted: "termsAccepted", earlyStart: "earlyStart" }}
        />
      )}
      {heading}
      {isConflict(refusal) ? (
        <ConflictNote state={refusal} zone={zone} form={otherTime.form} hiddenFields={hiddenFields} />
      ) : null}
      {answers}
      <form id={formId} {...form} noValidate className="mt-21 grid gap-13">
        <HiddenFields />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        {invoiceCountries ? (
          <InvoiceAddress
            countries={invoiceCountries}
            errors={state.status === "failed" ? state.fields : {}}
            values={state.status === "failed" ? state.values : {}}
          />
        ) : null}
        {law === "no_right" ? null : (
          <p>
            {t.rich("confirm.withdrawal", {
              law,
              link: (text) => <NewTabLink href="/withdrawal">{text}</NewTabLink>,
            })}
          </p>
        )}
        <Checkbox
          {...box("termsAccepted")}
          label={t.rich("confirm.terms", { link: (text) => <NewTabLink href="/terms-of-service">{text}</NewTabLink> })}
        />
        {asksEarlyStart ? (
          <>
            <input type="hidden" name="asksEarlyStart" value="true" />
            <Checkbox {...box("earlyStart")} label={t("confirm.earlyStart", { law })} />
          </>
        ) : null}
      </form>
      {price}
      <WizardActions
        formId={formId}
        isPending={isPending}
        label={t("actions.confirm", { isFree: String(isFree) })}
        hasArrow={false}
        back={back}
      />
    </>
  );
}
