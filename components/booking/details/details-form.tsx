"use client";

import { useRef } from "react";
import { useMessages, useTranslations } from "next-intl";

import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { idle } from "@/lib/platform/form-state";
import type { FormAction } from "@/lib/platform/form-state";

import { ContactFields } from "./contact-fields";
import type { KnownDetails } from "./details-values";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { FormBasics } from "../shared/form-basics";
import { ContactMethodField, HistoryFields, MeetingField } from "./history-fields";
import { NotesField } from "./notes-field";
import { PrivacyField } from "./privacy-field";
import { useDetailsForm } from "./use-details-form";
import { useStepAction } from "../shared/use-step-action";
import { WizardActions } from "../shared/wizard-actions";

type Props = {
  readonly known: KnownDetails;
  readonly isForReturning: boolean;
  /** The ways to meet that are offered, the first one preselected. */
  readonly modes: readonly MeetingMode[];
  readonly save: FormAction;
  /** Keeps what is typed, right or wrong. */
  readonly keep: FormAction;
  readonly leave: FormAction;
  readonly back: { readonly path: string; readonly step: string };
};

const formId = "details-form";

/** Step 3. Checked in the browser on Continue and then on every change, by the schema that the server uses. */
export function DetailsForm({ known, isForReturning, modes, save, keep, leave, back }: Props) {
  const t = useTranslations("booking");
  const safeContact = useMessages().safeContact;
  const { state, isPending, send, form } = useStepAction(save);
  const element = useRef<HTMLFormElement>(null);
  // In the background: whether or not it arrives, the visitor goes on.
  const keepTyped = () => void (element.current && keep(idle, new FormData(element.current)).catch(() => {}));
  const { bind, errors, attempt, watch, prepare, onSubmit } = useDetailsForm({
    known,
    state,
    send,
    onInvalid: keepTyped,
  });
  return (
    <>
      <form
        ref={element}
        id={formId}
        action={form.action}
        onSubmit={onSubmit}
        onInput={prepare}
        noValidate
        className="form mt-21"
      >
        <FormBasics />
        <ErrorSummary title={t("errors.summary", { count: errors.length })} errors={errors} attempt={attempt} />
        {state.status === "failed" && Object.keys(state.fields).length === 0 ? (
          <FocusedAlert tone="bad" occasion={state}>
            {state.message}
          </FocusedAlert>
        ) : null}
        <ContactFields bind={bind} modes={modes} />
        <MeetingField bind={bind} modes={modes} />
        <ContactMethodField bind={bind} />
        <SafeContactFields
          texts={safeContact}
          optional={t("details.optional")}
          errorPrefix={t("errors.fieldPrefix")}
          bind={bind}
        />
        <HistoryFields bind={bind} isForReturning={isForReturning} />
        <NotesField bind={bind} text={watch("additionalNotes")} isConfirmed={Boolean(watch("hashesConfirmed"))} />
        <PrivacyField bind={bind} />
      </form>
      <WizardActions
        formId={formId}
        isPending={isPending}
        label={t("actions.continue")}
        back={back}
        onBack={keepTyped}
        leave={leave}
      />
    </>
  );
}
