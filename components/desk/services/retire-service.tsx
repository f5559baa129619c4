import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { ServiceRow } from "@/lib/services/desk/service-row";

type Props = { readonly service: ServiceRow; readonly retire: FormAction; readonly restore: FormAction };

/** Retires a service, or brings a retired one back. */
export async function RetireService({ service, retire, restore }: Props) {
  const t = await getTranslations("serviceDesk.retire");
  const values = { id: service.id, version: String(service.version) };
  const isRetired = service.state === "retired";
  return (
    <Section title={t(isRetired ? "restoreTitle" : "title")} id="retire">
      <StaffForm
        action={isRetired ? restore : retire}
        submit={t(isRetired ? "restore" : "submit")}
        lead={isRetired ? t("restoreText") : t("text", { count: service.comingBookings })}
        values={values}
      />
    </Section>
  );
}
