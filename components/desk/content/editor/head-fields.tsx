"use client";

import { useTranslations } from "next-intl";

import { LimitedText } from "@/components/forms/limited-text";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { DraftHead } from "@/lib/content/draft-head";
import { maxDescriptionLength } from "@/lib/content/heads";
import type { HeadName } from "@/lib/content/editor/draft-form";

/** The id of the control of an entry of the head, such as "title" or "sources.2.url". */
export const controlId = (field: string) => `draft-${field.replaceAll(".", "-")}`;

type Props = { readonly head: DraftHead; readonly isReadOnly: boolean };

/** The title, the description, the lead and the day of the next review. */
export function HeadFields({ head, isReadOnly }: Props) {
  const t = useTranslations("staffContent.editor.fields");
  const control = (name: HeadName) => {
    const value = head[name];
    return {
      id: controlId(name),
      name,
      defaultValue: typeof value === "string" ? value : "",
      readOnly: isReadOnly,
      autoComplete: "off",
    };
  };
  return (
    <div className="staff-form-fields">
      <Field id={controlId("title")} label={t("title")}>
        <TextInput {...control("title")} />
      </Field>
      <Field id={controlId("lead")} label={t("lead")} hint={t("leadHint")}>
        <LimitedText {...control("lead")} aria-describedby={`${controlId("lead")}-hint`} rows={3} limit={600} />
      </Field>
      <Field id={controlId("description")} label={t("description")} hint={t("descriptionHint")}>
        <LimitedText
          {...control("description")}
          aria-describedby={`${controlId("description")}-hint`}
          rows={2}
          limit={maxDescriptionLength}
        />
      </Field>
      <Field id={controlId("review")} label={t("review")} hint={t("reviewHint")}>
        <TextInput {...control("review")} type="date" aria-describedby={`${controlId("review")}-hint`} />
      </Field>
    </div>
  );
}
