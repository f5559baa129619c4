"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/lib/platform/form-state";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { LeaveButton } from "./leave-button";

type Props = {
  /** The form that the main button sends; it stands above this row. */
  readonly formId: string;
  readonly isPending: boolean;
  readonly label: string;
  readonly hasArrow?: boolean;
  /** The wizard's path, and the step that "Back" shows. */
  readonly back?: { readonly path: string; readonly step: string };
  readonly onBack?: () => void;
  readonly leave: FormAction;
};

/** Forward, back and out. All are real forms, so each works before and without JavaScript. */
export function WizardActions({ formId, isPending, label, hasArrow = true, back, onBack, leave }: Props) {
  const t = useTranslations("booking.actions");
  const locale = useLocale();
  return (
    <>
      <div className="wiz-actions">
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
        <div className="wiz-leave">
          <LeaveButton action={leave} />
        </div>
      ) : null}
    </>
  );
}
