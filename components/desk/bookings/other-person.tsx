import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Alert } from "@/components/ui/alert";
import type { OtherPerson as Difference } from "@/lib/inquiry/person/other-person";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly difference: Difference;
  readonly target: { readonly reference: string; readonly version: string };
  /** Undefined for staff who may not make a second file. */
  readonly separate: FormAction | undefined;
};

/**
 * Says that a booking names another person than the file that it is in, and lets staff move it to a file of its own.
 */
export function OtherPerson({ difference, target, separate }: Props) {
  const t = useTranslations("bookings.record.otherPerson");
  return (
    <Alert tone={difference === "name-and-phone" ? "warn" : "info"} title={t("title")}>
      <div className="stack-13">
        <p>{t(difference === "name-and-phone" ? "nameAndPhone" : "name")}</p>
        {separate && (
          <>
            <p>{t("what")}</p>
            <StaffForm action={separate} values={target} submit={t("separate")} />
          </>
        )}
      </div>
    </Alert>
  );
}
