import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { CsvLink } from "@/components/desk/list/staff-list";
import { filterAddress } from "@/lib/audit/audit-filter";
import type { AuditFilter } from "@/lib/audit/audit-filter";
import type { Listed } from "@/lib/audit/shown";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly audit: Listed;
  readonly filter: AuditFilter;
  readonly locale: string;
  readonly confirm: FormAction;
};

/** Downloads exactly the listed entries, once the reader has entered their password or a code. */
export function AuditExport({ audit: { count, isCountCut, newest, isExportReady }, filter, locale, confirm }: Props) {
  const t = useTranslations("audit");
  const label = isCountCut ? t("exportAll") : t("export", { count });
  if (count === 0) return null;
  return (
    <div id="export">
      {isExportReady ? (
        <CsvLink href={`/api/staff/audit${filterAddress(filter, { last: newest, locale })}`} label={label} />
      ) : (
        <StaffForm
          action={confirm}
          values={{ query: filterAddress(filter) }}
          submit={label}
          isCheckedByServer
          texts={{ saving: t("exporting") }}
        />
      )}
    </div>
  );
}
