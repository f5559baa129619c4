"use client";

import { useTranslations } from "next-intl";

import { lateChunk } from "@/components/errors/load-chunk";
import { FormErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useCheckedForm } from "@/components/forms/use-checked-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field, describedBy } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { FormAction } from "@/lib/platform/forms/form-state";

import type { ContactDetails } from "@/components/site/parts/contact-links";
import { useFieldMessage } from "../shared/use-field-message";
import { useStepAction } from "../shared/use-step-action";
import { ChangeAdvice } from "./change-advice";

type Props = {
  /** The question "Cancel this appointment?" and the appointment's details. The error summary is shown above them. */
  readonly heading: React.ReactNode;
  readonly contact: ContactDetails;
  readonly token: string;
  /**
   * The appointment's start as this page shows it, in ISO 8601. If the appointment has been moved in the meantime, the
   * server does not cancel it.
   */
  readonly from: string;
  /** The path of the appointment's page, without a locale prefix. */
  readonly path: string;
  readonly cancel: FormAction;
};

const loadCheck = lateChunk(
  "cancel-check",
  async () => (await import("@/lib/booking/wizard/form-checks")).cancelFormCheck,
);

/** Asks the visitor to confirm the cancellation. The reason is optional. */
export function CancelForm({ heading, contact, token, from, path, cancel }: Props) {
  const t = useTranslations("manage");
  const tBooking = useTranslations("booking");
  const submission = useStepAction(cancel);
  const form = useCheckedForm({ submission, fields: ["reason"], loadCheck, messageFor: useFieldMessage() });
  const { control, error, initial } = form.bind("reason");
  const hint = t("cancel.reasonHint");
  return (
    <>
      <FormErrors
        title={tBooking("errors.summary")}
        errors={form.errors}
        attempt={form.attempt}
        failure={form.failure}
        advice={<ChangeAdvice state={submission.state} contact={contact} />}
        headingLevel={2}
      />
      {heading}
      <form {...form.props} className="grid gap-21">
        <HiddenFields values={{ token, from }} />
        <p>{t("cancel.text")}</p>
        <Field
          id="reason"
          label={t("cancel.reason")}
          hint={hint}
          error={error}
          errorPrefix={tBooking("errors.fieldPrefix")}
          isOptional
          optionalLabel={tBooking("details.optional")}
        >
          <TextArea
            id="reason"
            rows={2}
            className="input--short"
            isInvalid={error !== undefined}
            aria-describedby={describedBy({ id: "reason", hint, error })}
            defaultValue={initial}
            {...control}
          />
        </Field>
        <div className="row">
          <Button
            type="submit"
            variant="danger"
            size="lg"
            isLoading={form.isPending}
            loadingLabel={tBooking("actions.sending")}
          >
            {t("cancel.submit")}
          </Button>
          <ButtonLink href={path} variant="secondary" size="lg">
            {t("actions.keep")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
