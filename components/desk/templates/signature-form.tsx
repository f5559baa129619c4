import { useTranslations } from "next-intl";

import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import { maxSignature } from "@/lib/inquiry/templates/schema";
import type { Texts } from "@/lib/inquiry/templates/placeholders";
import type { SampleWords } from "@/lib/inquiry/templates/words";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { FilledPreview } from "./filled-preview";

type Props = {
  readonly save: FormAction;
  readonly signatures: Texts;
  /** The signatures of staff who have written none. */
  readonly defaults: Texts;
  readonly words: SampleWords;
};

/** Changes the closing words below the replies of the signed-in staff member. */
export function SignatureForm({ save, signatures, defaults, words }: Props) {
  const t = useTranslations("account.signature");
  return (
    <StaffForm
      action={save}
      isSave
      isCheckedByServer
      submit={t("submit")}
      edition={JSON.stringify(signatures)}
      fields={[
        {
          name: "signature",
          kind: "languages",
          label: t("label"),
          hint: t("hint"),
          value: signatures,
          limit: maxSignature,
          rows: 4,
          isOptional: "unmarked",
        },
      ]}
      layout={
        <div className="staff-form-fields">
          <Fields names={["signature"]} />
          <FilledPreview field="signature" texts={signatures} words={words} instead={defaults} />
        </div>
      }
    />
  );
}
