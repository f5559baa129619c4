"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";

import type { FormLook } from "./form-props";
import { SaveBar } from "./save-bar";
import type { StaffField } from "./staff-field";

type Props = FormLook & {
  readonly fields: readonly StaffField[];
  readonly isPending: boolean;
  readonly onDiscard: () => void;
};

/** The button of a form, with the link that leaves the form. */
export function FormFoot({ fields, isPending, onDiscard, ...look }: Omit<Props, "action">) {
  const { submit, variant = "secondary", size, name, opener, back, aside, hasSaveBar, isInLine, texts } = look;
  const t = useTranslations("staffForm");
  const button = (
    <Button
      type="submit"
      variant={variant}
      size={size}
      isLoading={isPending}
      loadingLabel={texts?.saving ?? t("saving")}
      aria-label={opener === undefined ? name : undefined}
    >
      {submit}
    </Button>
  );
  const leave = back && (
    <ButtonLink href={back.href} variant="secondary">
      {back.label}
    </ButtonLink>
  );
  if (hasSaveBar)
    return (
      <SaveBar fields={fields} onDiscard={onDiscard}>
        {button}
      </SaveBar>
    );
  if (isInLine || (fields.length === 0 && !leave && !aside)) return button;
  return (
    <>
      <div className="page-actions">
        {button}
        {leave}
      </div>
      {aside && <p>{aside}</p>}
    </>
  );
}
