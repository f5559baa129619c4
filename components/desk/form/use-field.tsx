"use client";

import { useTranslations } from "next-intl";

import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { describedBy } from "@/components/ui/field";

import { useControl, useStaffForm } from "./form-context";
import type { VisibleField } from "./staff-field";

/** What every kind of field with one control needs: the props of `Field`, the props of the control, and its value. */
export function useField(field: VisibleField, initial: string | undefined) {
  const { name, label, hint, hasHiddenLabel, isOptional, autoComplete = "off" } = field;
  const t = useTranslations("staffForm");
  const { size } = useStaffForm();
  const { id, error, value } = useControl(name, initial);
  return {
    frame: {
      id,
      label: hasHiddenLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label,
      hint,
      error,
      isOptional: isOptional === true,
      optionalLabel: t("optional"),
      errorPrefix: t("errorPrefix"),
    },
    control: {
      id,
      name,
      isInvalid: error !== undefined,
      "aria-describedby": describedBy({ id, hint, error }),
      required: !isOptional,
      autoComplete,
    },
    size,
    value,
  };
}

/** The frame of a field with several controls. */
export function useGroup({ name, label, hint, isOptional }: VisibleField) {
  const t = useTranslations("staffForm");
  const { idOf, errorOf } = useStaffForm();
  return {
    id: idOf(name),
    label,
    hint,
    error: errorOf(name),
    isOptional: isOptional === true,
    optionalLabel: t("optional"),
    errorPrefix: t("errorPrefix"),
  };
}
