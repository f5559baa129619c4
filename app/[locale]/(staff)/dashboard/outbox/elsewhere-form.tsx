import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { sendElsewhere } from "@/lib/outbox/actions";

type Props = {
  /** The id of the failed job or of the withheld email. */
  readonly id: string;
  readonly reference: string;
  readonly version: number;
};

/** A form that changes the email address of a booking and sends the failed or withheld email to the new address. */
export function ElsewhereForm({ id, reference, version }: Props) {
  const t = useTranslations("outbox.elsewhere");
  return (
    <Section title={t("title")} id="elsewhere">
      <div className="stack-13">
        <p>{t("text", { reference })}</p>
        <StaffForm
          action={sendElsewhere}
          values={{ id, reference, version: String(version) }}
          fields={[
            { name: "email", label: t("email") },
            { name: "repeatedEmail", label: t("again"), hint: t("hint") },
          ]}
          submit={t("submit")}
        />
      </div>
    </Section>
  );
}
