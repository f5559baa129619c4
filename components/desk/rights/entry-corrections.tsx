import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Day } from "@/lib/platform/time/day";

type Props = {
  readonly entry: { readonly reference: string; readonly version: number; readonly receivedOn: Day };
  readonly correct: FormAction;
  /**
   * The action that ends a data request or complaint that was entered by mistake, such as a duplicate. Undefined if the
   * person has already received an answer, because an answered request or complaint was not entered by mistake.
   */
  readonly endAsMistake: FormAction | undefined;
};

/** Corrects the day of receipt of an open data request or complaint, or ends an entry that should not exist. */
export function EntryCorrections({ entry: { reference, version, receivedOn }, correct, endAsMistake }: Props) {
  const t = useTranslations("registers");
  const values = { reference, version: String(version) };
  return (
    <>
      <Section id="receipt" title={t("received")}>
        <StaffForm
          action={correct}
          values={values}
          opener={t("correct.title")}
          submit={t("correct.submit")}
          fields={[
            {
              name: "receivedOn",
              kind: "date",
              value: receivedOn,
              label: t("fields.receivedOn"),
              hint: t("fields.receivedOnHint"),
            },
            { name: "reason", kind: "multiline", label: t("correct.reason") },
          ]}
        />
      </Section>
      {endAsMistake && (
        <Section id="mistake" title={t("mistake.title")}>
          <p className="mute">{t("mistake.text")}</p>
          <StaffForm
            action={endAsMistake}
            values={values}
            opener={t("mistake.open")}
            submit={t("mistake.submit")}
            fields={[{ name: "reason", kind: "multiline", label: t("mistake.reason") }]}
          />
        </Section>
      )}
    </>
  );
}
