"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/lib/platform/form-state";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { useStepAction } from "./use-step-action";

type Props = {
  /** The form that the main button submits. It is above this row. */
  readonly formId: string;
  readonly isPending: boolean;
  readonly label: string;
  readonly hasArrow?: boolean;
  /** The wizard's path and the step that "Back" shows. */
  readonly back?: { readonly path: string; readonly step: string };
  readonly onBack?: () => void;
  readonly leave: FormAction;
};

/** The buttons to continue, go back and leave. All are real forms, so they work before and without JavaScript. */
export function WizardActions({ formId, isPending, label, hasArrow = true, back, onBack, leave }: Props) {
  const t = useTranslations("booking.actions");
  const locale = useLocale();
  return (
    <>
      <div className="wizard-actions">
        {back ? (
          <Form action={addPrefix(locale, back.path)} prefetch={false} onSubmit={onBack}>
            <input type="hidden" name="step" value={back.step} />
            <Button type="submit" variant="secondary" size="lg">
              <Icon name="arrow-left" size="s" /> {t("back")}
            </Button>
          </Form>
        ) : (
          <LeaveButton action={leave} />
        )}
        <Button type="submit" form={formId} variant="gold" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
          {label} {hasArrow ? <Icon name="arrow-right" size="s" /> : null}
        </Button>
      </div>
      {back ? (
        <div className="wizard-leave">
          <LeaveButton action={leave} />
        </div>
      ) : null}
    </>
  );
}

/** Ends the draft and frees the held time. */
function LeaveButton({ action }: { readonly action: FormAction }) {
  const t = useTranslations("booking.actions");
  const { isPending, form } = useStepAction(action);
  return (
    <form {...form}>
      <HiddenFields />
      <Button type="submit" variant="ghost" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {t("leave")}
      </Button>
    </form>
  );
}
