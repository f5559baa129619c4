"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The form that the button submits. It is above the bar. */
  readonly formId: string;
  readonly isPending: boolean;
  /** The button to go back, if there is an earlier step. */
  readonly start?: React.ReactNode;
  /** The label of the button. By default, it says that the next step follows. */
  readonly label?: string;
  /** A text with the choices that the visitor has made. */
  readonly children?: React.ReactNode;
};

/**
 * The bottom bar of steps 1 and 2, and of moving an appointment. It stays in view, so visitors can continue without
 * scrolling down a long list.
 */
export function WizardBar({ formId, isPending, start, label, children }: Props) {
  const t = useTranslations("booking.actions");
  return (
    <div className="wizard-bar">
      {start}
      {children === undefined ? null : (
        <p aria-live="polite" aria-atomic="true">
          {children}
        </p>
      )}
      <Button type="submit" form={formId} variant="gold" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {label ?? (
          <>
            {t("continue")} <Icon name="arrow-right" size="s" />
          </>
        )}
      </Button>
    </div>
  );
}
