"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field, describedBy } from "@/components/ui/field";

import type { FileField } from "../staff-field";
import { useField } from "../use-field";

const bytesPerMegabyte = 1024 * 1024;

/** One file. A file that is too large is refused before it is sent, because an upload may take minutes. */
export function FileControl({ field }: { readonly field: FileField }) {
  const { endings, maxBytes } = field;
  const t = useTranslations("staffForm");
  const [isTooLarge, setTooLarge] = useState(false);
  const { frame, control } = useField(field, undefined);
  const megabytes = Math.round(maxBytes / bytesPerMegabyte);
  const tooLarge = t("fileTooLarge", { megabytes });
  const { isInvalid, ...rest } = control;
  const error = isTooLarge ? tooLarge : frame.error;
  return (
    <Field {...frame} error={error}>
      <input
        {...rest}
        type="file"
        accept={endings.join(",")}
        aria-describedby={describedBy({ ...frame, error })}
        aria-invalid={isTooLarge || isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const isOver = (currentTarget.files?.[0]?.size ?? 0) > maxBytes;
          setTooLarge(isOver);
          // The browser does not send a form with an invalid control.
          currentTarget.setCustomValidity(isOver ? tooLarge : "");
        }}
      />
    </Field>
  );
}
