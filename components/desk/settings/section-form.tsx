import { StaffForm } from "@/components/desk/form/staff-form";
import type { StaffField } from "@/components/desk/form/staff-form";
import { ClientMessages } from "@/components/layout/client-messages";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly save: FormAction;
  readonly texts: { readonly open: string; readonly submit: string };
  /** The version of the firm's facts that the form shows. A newer one refuses the save. */
  readonly version: number;
  readonly locale: Locale;
  readonly fields: readonly StaffField[];
};

/** Changes one section of the firm's settings: it opens on press and compares old with new before it saves. */
export function SectionForm({ save, texts, version, locale, fields }: Props) {
  return (
    <ClientMessages namespaces={["staffForm", "errors"]}>
      <StaffForm
        action={save}
        submit={texts.submit}
        opener={texts.open}
        isCompared
        isCheckedByServer
        values={{ version: String(version), locale }}
        fields={fields}
      />
    </ClientMessages>
  );
}
