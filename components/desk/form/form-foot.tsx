"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button, ButtonLink } from "@/components/ui/button";

import type { FormLook } from "./form-props";
import { SaveBar } from "./save-bar";
import type { StaffField } from "./staff-field";

type Props = FormLook & {
  readonly fields: readonly StaffField[];
  readonly isPending: boolean;
  readonly onDiscard: () => void;
};

/** The button or the two buttons of a form, with the link that leaves the form. */
export function FormFoot({ fields, isPending, onDiscard, ...look }: Omit<Props, "action">) {
  const { submit, variant = "secondary", size, name, opener, back, aside, hasSaveBar, isInLine, texts } = look;
  const { secondSubmit: second } = look;
  const t = useTranslations("staffForm");
  const [isSecond, setIsSecond] = useState(false);
  const shared = { type: "submit", size, loadingLabel: texts?.saving ?? t("saving") } as const;
  const button = (
    <>
      <Button
        {...shared}
        variant={variant}
        isLoading={isPending && !isSecond}
        aria-label={opener === undefined ? name : undefined}
        onClick={() => setIsSecond(false)}
      >
        {submit}
      </Button>
      {second && (
        <Button
          {...shared}
          name={second.name}
          value={second.value}
          variant="secondary"
          isLoading={isPending && isSecond}
          onClick={() => setIsSecond(true)}
        >
          {second.label}
        </Button>
      )}
    </>
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
