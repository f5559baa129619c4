"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";

import { lateChunk } from "@/components/errors/load-chunk";
import { FormErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { NewTabLink } from "@/components/forms/new-tab-link";
import type { PhoneCountryTexts } from "@/components/forms/phone-country-field";
import { useCheckedForm } from "@/components/forms/use-checked-form";
import { Checkbox } from "@/components/ui/check";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useFieldMessage } from "../shared/use-field-message";
import { useStepAction } from "../shared/use-step-action";
import { WizardActions } from "../shared/wizard-actions";
import { ContactMethodField, MeetingField, RelationField } from "./choice-fields";
import { ContactFields } from "./contact-fields";
import { detailsFields } from "./details-fields";
import type { BindDetails, DetailsPrefill } from "./details-fields";
import { MoreFields } from "./more-fields";
import { NotesField } from "./notes-field";
import { saveTyped } from "./save-typed";
import { useTypedBackup } from "./use-typed-backup";

type Props = {
  /** The step's heading, and how long the chosen time stays reserved. The error summary comes before the heading. */
  readonly heading: React.ReactNode;
  readonly prefill: DetailsPrefill;
  /** Whether the chosen service is closed to new clients. */
  readonly isForReturning: boolean;
  /** The offered ways to meet. The first one is preselected. */
  readonly modes: readonly MeetingMode[];
  readonly phoneCountry: PhoneCountryTexts;
  readonly save: FormAction;
  readonly back: { readonly path: string; readonly step: string };
};

const formId = "details-form";

const loadCheck = lateChunk("details-check", async () => {
  const { detailsFormCheck } = await import("@/lib/booking/wizard/form-checks");
  return detailsFormCheck(Date.now());
});

/** Step 3 of the booking: the visitor's details. */
export function DetailsForm({ heading, prefill, isForReturning, modes, phoneCountry, save, back }: Props) {
  const t = useTranslations("booking");
  const lastSave = useRef<Promise<void>>(undefined);
  const step = useStepAction(save);
  const form = useCheckedForm({
    // A save that arrives after the answers would bring older values back.
    submission: { ...step, send: (answers) => void Promise.resolve(lastSave.current).then(() => step.send(answers)) },
    fields: detailsFields,
    loadCheck,
    messageFor: useFieldMessage(),
    prefill,
    onInvalid: saveInBackground,
  });
  const { bind, watch } = form;
  useTypedBackup({ form: form.element, isPending: form.isPending, save: keep });

  function saveInBackground() {
    if (form.element.current) keep(form.element.current);
  }

  function keep(element: HTMLFormElement) {
    lastSave.current = saveTyped(element);
  }

  return (
    <>
      <FormErrors
        title={t("errors.summary")}
        errors={form.errors}
        attempt={form.attempt}
        failure={form.failure}
        headingLevel={2}
      />
      {heading}
      <form id={formId} {...form.props} className="form mt-21">
        <HiddenFields />
        <ContactFields bind={bind} modes={modes} phoneCountry={phoneCountry} />
        <MeetingField bind={bind} modes={modes} />
        <ContactMethodField bind={bind} />
        <RelationField bind={bind} isForReturning={isForReturning} />
        <MoreFields bind={bind} />
        <NotesField bind={bind} text={watch("additionalNotes")} isConfirmed={Boolean(watch("hashesConfirmed"))} />
        <PrivacyField bind={bind} />
      </form>
      <WizardActions
        formId={formId}
        isPending={form.isPending}
        label={t("actions.continue")}
        back={back}
        onBack={saveInBackground}
      />
    </>
  );
}

function PrivacyField({ bind }: { readonly bind: BindDetails }) {
  const t = useTranslations("booking");
  const { control, error, initial } = bind("privacyConsent");
  return (
    <Checkbox
      id="privacyConsent"
      value="true"
      label={t.rich("details.privacy", { link: (text) => <NewTabLink href="/privacy-policy">{text}</NewTabLink> })}
      error={error}
      errorPrefix={t("errors.fieldPrefix")}
      defaultChecked={initial === "true"}
      {...control}
    />
  );
}
