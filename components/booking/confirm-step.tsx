"use client";

import { useActionState } from "react";
import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import { idle } from "@/lib/platform/form-state";
import type { FormAction } from "@/lib/platform/form-state";

import { ConflictNote } from "./conflict-note";
import { FailureNote } from "./failure-note";
import { FormBasics } from "./form-basics";
import { NewTabLink } from "./new-tab-link";
import { WizardActions } from "./wizard-actions";

type Props = {
  /** Everything that is to be booked, with its links to change. */
  readonly answers: React.ReactNode;
  readonly isFree: boolean;
  readonly zone: string;
  readonly confirm: FormAction;
  readonly chooseSlot: FormAction;
  readonly leave: FormAction;
  readonly back: { readonly path: string; readonly step: string };
};

const formId = "confirm-form";

/** Step 4. While one confirmation is on its way a second click does nothing. */
export function ConfirmStep({ answers, isFree, zone, confirm, chooseSlot, leave, back }: Props) {
  const t = useTranslations("booking");
  const [state, submit, isPending] = useActionState(confirm, idle);
  const [moved, takeOther] = useActionState(chooseSlot, idle);
  const refusal = moved.status === "failed" ? moved : state;
  const error = refusal.status === "failed" ? refusal.fields.termsAccepted?.[0] : undefined;
  return (
    <>
      <RefusalNote state={refusal} zone={zone} choose={takeOther} />
      {answers}
      <form
        id={formId}
        action={submit}
        noValidate
        className="mt-21"
        onSubmit={(event) => {
          if (isPending) event.preventDefault();
        }}
      >
        <FormBasics />
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

type RefusalProps = Pick<React.ComponentProps<typeof ConflictNote>, "zone" | "choose"> & {
  readonly state: React.ComponentProps<typeof FailureNote>["state"];
};

function RefusalNote({ state, ...conflict }: RefusalProps) {
  if (state.status === "failed" && (state.error === "BOOKING_CONFLICT" || state.error === "BOOKING_UNAVAILABLE")) {
    return <ConflictNote state={state} {...conflict} />;
  }
  return <FailureNote state={state} controls={{ termsAccepted: "termsAccepted" }} />;
}
