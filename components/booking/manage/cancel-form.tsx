"use client";

import { useEffect } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";

import { prepareSecretCheck, withoutSecrets } from "@/components/forms/secret-check";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field, describedBy } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { FormAction } from "@/lib/platform/form-state";

import { FailureNote } from "../shared/failure-note";
import { FormBasics } from "../shared/form-basics";
import { useStepAction } from "../shared/use-step-action";

type Props = {
  readonly token: string;
  /** The time that is shown, in ISO 8601: another one, moved to meanwhile, is not cancelled unseen. */
  readonly from: string;
  /** Back to the appointment, in its English form. */
  readonly path: string;
  readonly cancel: FormAction;
};

/** Asks once, in words; a reason is welcome and not needed. */
export function CancelForm({ token, from, path, cancel }: Props) {
  const t = useTranslations("manage");
  const tBooking = useTranslations("booking");
  const texts = useTranslations();
  const { state, isPending, form } = useStepAction(
    cancel,
    withoutSecrets(cancel, { summary: texts("errors.VALIDATION_ERROR"), field: texts("fields.secretFound") }),
  );
  const router = useRouter();
  const isOutdated = state.status === "failed" && state.error === "RESOURCE_CONFLICT";
  // The appointment as it now is, above the question whether to cancel that.
  useEffect(() => {
    if (isOutdated) router.refresh();
  }, [isOutdated, state, router]);
  const error = state.status === "failed" ? state.fields.reason?.[0] : undefined;
  const hint = t("cancel.reasonHint");
  return (
    <form {...form} onInput={prepareSecretCheck} noValidate className="form">
      <FormBasics values={{ token, from }} />
      <FailureNote state={state} controls={{ reason: "reason" }} />
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
          name="reason"
          isInvalid={error !== undefined}
          aria-describedby={describedBy({ id: "reason", hint, error })}
          defaultValue={state.status === "failed" ? state.values.reason : undefined}
        />
      </Field>
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          size="lg"
          isLoading={isPending}
          loadingLabel={tBooking("actions.sending")}
        >
          {t("cancel.submit")}
        </Button>
        <ButtonLink href={path} variant="secondary" size="lg">
          {t("actions.keep")}
        </ButtonLink>
      </div>
    </form>
  );
}
