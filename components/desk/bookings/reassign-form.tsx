import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { reassignBooking } from "@/lib/booking/desk/actions/staff";

import { useQuestion } from "./question-forms";
import type { QuestionTarget } from "./question-forms";

type Props = {
  readonly target: QuestionTarget;
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
};

/** The form that assigns a booking to another adviser. */
export function ReassignForm({ target, advisers }: Props) {
  const t = useTranslations("bookings.ask.reassign");
  return (
    <StaffForm
      {...useQuestion(target)}
      action={reassignBooking}
      submit={t("submit")}
      fields={[
        {
          name: "adviserId",
          kind: "choice",
          label: t("adviser"),
          value: advisers[0]?.id,
          options: advisers.map(({ id, name }) => ({ value: id, label: name })),
        },
        ...(target.canEmail
          ? [{ name: "emailsClient", kind: "check", label: t("emails"), value: "true" } as const]
          : []),
      ]}
    />
  );
}
