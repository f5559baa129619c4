import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { firm } from "@/lib/firm/settings-snapshot";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneCity } from "@/lib/platform/time/format";
import type { ServiceRecord } from "@/lib/services/desk/service-row";

import { otherTexts, serviceFields } from "./service-fields";
import { ServiceLayout } from "./service-layout";

type Props = {
  readonly record: ServiceRecord;
  readonly locale: Locale;
  readonly change: FormAction;
  /** Confirms a draft. Undefined for staff who may not. */
  readonly confirm: FormAction | undefined;
};

/** The form that changes a service. A draft can be confirmed above it. */
export async function EditService({ record, locale, change, confirm }: Props) {
  const { service, today, sold, advisers } = record;
  const { id, version, facts, prices, confirmedAt } = service;
  const t = await getTranslations("serviceDesk");
  const fields = await serviceFields(
    { facts, prices, today, sold, advisers },
    { locale, city: zoneCity(firm().zone, locale) },
  );
  return (
    <>
      {confirmedAt === null && (
        <div className="stack-13">
          <p>
            {t("drafts.one")} {!confirm && t("drafts.ask")}
          </p>
          {confirm && <StaffForm action={confirm} submit={t("drafts.confirm")} values={{ id }} />}
        </div>
      )}
      <ClientMessages namespaces={["staffForm", "servicePreview", "errors"]}>
        <StaffForm
          action={change}
          submit={t("form.save")}
          variant="gold"
          isSave
          hasSaveBar
          isCompared
          isCheckedByServer
          values={{ id, version: String(version), shownFor: today, ...otherTexts(facts) }}
          fields={fields}
          layout={<ServiceLayout sold={sold} />}
        />
      </ClientMessages>
    </>
  );
}
