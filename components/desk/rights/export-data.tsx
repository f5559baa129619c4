import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import type { ClientData } from "@/lib/rights/registers/types";
import { confirmDataExport } from "@/lib/rights/export/actions";

import { IncludedInExport } from "./uncertain-data";

/**
 * Downloads the data about a client as PDF or JSON. The staff member must first enter their password or a code from
 * their authenticator app.
 */
export function ExportData({ data, zone }: { readonly data: ClientData; readonly zone: string }) {
  const { clientId, isExportReady, unidentified, isIdentified, uncertain } = data;
  const t = useTranslations("clientData.export");
  const locale = useLocale();
  return (
    <Section id="export" title={t("title")}>
      <div className="stack-13">
        {unidentified.length > 0 && (
          <Alert tone="warn">{t("unidentified", { references: unidentified.join(", ") })}</Alert>
        )}
        <p className="mute">{t("text")}</p>
        {isExportReady ? (
          <form action="/api/staff/client-data" className="search-form">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="id" value={clientId} />
            <IncludedInExport uncertain={uncertain} zone={zone} />
            {!isIdentified && (
              <Checkbox
                id="confirmed"
                name="confirmed"
                value="true"
                label={t("confirmed")}
                required
                autoComplete="off"
              />
            )}
            <div className="page-actions">
              <Button type="submit" variant="secondary" name="format" value="pdf">
                {t("downloadPdf")}
              </Button>
              <Button type="submit" variant="secondary" name="format" value="json">
                {t("download")}
              </Button>
            </div>
          </form>
        ) : (
          <StaffForm
            action={confirmDataExport}
            values={{ query: clientId }}
            submit={t("confirm")}
            isCheckedByServer
            texts={{ saving: t("preparing") }}
          />
        )}
      </div>
    </Section>
  );
}
