"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import type { FormAction } from "@/lib/platform/form-state";

import { ConflictNote } from "../shared/conflict-note";
import { StepErrors } from "../shared/step-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { NewTabLink } from "@/components/forms/new-tab-link";
import { useStepAction } from "../shared/use-step-action";
import { WizardActions } from "../shared/wizard-actions";

type Props = {
  /** Everything that is to be booked, with its links to change. */
  readonly answers: React.ReactNode;
  /** The fingerprint of these answers. */
  readonly fingerprint: string;
  readonly isFree: boolean;
  readonly zone: string;
  readonly confirm: FormAction;
  readonly chooseSlot: FormAction;
  /** What choosing another time carries besides the time. */
  readonly carried: Readonly<Record<string, string>>;
  readonly leave: FormAction;
  readonly back: { readonly path: string; readonly step: string };
};

const formId = "confirm-form";

/** Step 4. While one confirmation is on its way a second click does nothing. */
export function ConfirmStep({ answers, fingerprint, isFree, zone, confirm, chooseSlot, carried, leave, back }: Props) {
  const t = useTranslations("booking");
  const { state, isPending, form } = useStepAction(confirm);
  const { state: moved, form: takeOther } = useStepAction(chooseSlot);
  const refusal = moved.status === "failed" ? moved : state;
  const error = refusal.status === "failed" ? refusal.fields.termsAccepted?.[0] : undefined;
  return (
    <>
      <RefusalNote state={refusal} zone={zone} form={takeOther} carried={carried} />
      {answers}
      <form id={formId} {...form} noValidate className="mt-21">
        <HiddenFields />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <Checkbox
          id="termsAccepted"
          name="termsAccepted"
          value="true"
          label={t.rich("confirm.terms", { link: (text) => <NewTabLink href="/terms-of-service">{text}</NewTabLink> })}
          error={error}
          errorPrefix={t("errors.fieldPrefix")}
          defaultChecked={state.status === "failed" && state.values.termsAccepted === "true"}
        />
      </form>
      <WizardActions
        formId={formId}
        isPending={isPending}
        label={t("actions.confirm", { isFree: String(isFree) })}
        hasArrow={false}
        back={back}
        leave={leave}
      />
    </>
  );
}

type RefusalProps = Pick<React.ComponentProps<typeof ConflictNote>, "zone" | "form" | "carried"> & {
  readonly state: React.ComponentProps<typeof StepErrors>["state"];
};

function RefusalNote({ state, ...conflict }: RefusalProps) {
  if (state.status === "failed" && (state.error === "BOOKING_CONFLICT" || state.error === "BOOKING_UNAVAILABLE")) {
    return <ConflictNote state={state} {...conflict} />;
  }
  return <StepErrors state={state} controls={{ termsAccepted: "termsAccepted" }} />;
}
