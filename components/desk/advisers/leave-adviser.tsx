import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { ComingBooking } from "@/lib/advisers/adviser";
import type { AdviserView } from "@/lib/advisers/adviser-view";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { BookingRows } from "./booking-rows";

type Props = {
  readonly adviser: AdviserView<ComingBooking>;
  readonly deactivate: FormAction;
  readonly activate: FormAction;
};

/** Stops bookings with an adviser, or allows them again. Coming bookings are listed first. */
export async function LeaveAdviser({ adviser, deactivate, activate }: Props) {
  const t = await getTranslations("adviserDesk.leave");
  const { id, version, isActive, coming, facts } = adviser;
  const values = { id, version: String(version) };
  const count = coming.length;
  if (!isActive)
    return (
      <Section title={t("returnTitle")} id="leave">
        <StaffForm
          action={activate}
          submit={t("return")}
          lead={t("returnText", { name: facts.name })}
          values={values}
        />
      </Section>
    );
  return (
    <Section title={t("title")} id="leave">
      <p>{t("text", { name: facts.name, count })}</p>
      {count > 0 && (
        <details>
          <summary>{t("bookings", { count })}</summary>
          <BookingRows bookings={coming} zone={facts.zone} mayMove />
        </details>
      )}
      <StaffForm
        action={deactivate}
        submit={t("submit")}
        variant="secondary"
        isCheckedByServer
        values={values}
        fields={
          count === 0
            ? []
            : [{ name: "keepsBookings", kind: "check", label: t("keep", { count, name: facts.name }), isStored: false }]
        }
      />
    </Section>
  );
}
