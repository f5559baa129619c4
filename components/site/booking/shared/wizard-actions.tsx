"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addPrefix } from "@/lib/platform/i18n/prefix";

/** The wizard's path and the step that "Back" shows. */
export type StepAddress = { readonly path: string; readonly step: string };

type Props = {
  /** The id of the form that the main button submits. The button is outside this form. */
  readonly formId: string;
  readonly isPending: boolean;
  readonly label: string;
  readonly hasArrow?: boolean;
  readonly back: StepAddress;
  readonly onBack?: () => void;
};

/** The buttons to continue and to go back. Both buttons submit HTML forms and work without JavaScript. */
export function WizardActions({ formId, isPending, label, hasArrow = true, back, onBack }: Props) {
  const t = useTranslations("booking.actions");
  return (
    <div className="wizard-actions">
      <BackButton back={back} variant="secondary" onBack={onBack} />
      <Button type="submit" form={formId} variant="gold" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {label} {hasArrow ? <Icon name="arrow-right" size="s" /> : null}
      </Button>
    </div>
  );
}

type BackProps = {
  readonly back: StepAddress;
  readonly variant: "secondary" | "ghost";
  readonly onBack?: (() => void) | undefined;
};

/** A button that shows an earlier step. */
export function BackButton({ back, variant, onBack }: BackProps) {
  const t = useTranslations("booking.actions");
  const locale = useLocale();
  return (
    <Form action={addPrefix(locale, back.path)} prefetch={false} {...(onBack && { onSubmit: onBack })}>
      <input type="hidden" name="step" value={back.step} />
      <Button type="submit" variant={variant} size="lg">
        <Icon name="arrow-left" size="s" /> <span className="back-word">{t("back")}</span>
      </Button>
    </Form>
  );
}
