import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { confirmPaymentExport } from "@/lib/money/desk/actions";

type Props = {
  /** The month that is preselected. It is also the latest month that can be chosen. */
  readonly month: string;
  /** Whether the staff member recently entered their password or a code from their authenticator app. */
  readonly isReady: boolean;
  readonly view: string;
};

/** Downloads a month's invoices, credit notes, payments and refunds as a file. */
export function MonthExport({ month, isReady, view }: Props) {
  const t = useTranslations("billing.export");
  const locale = useLocale();
  return (
    <Section id="export" title={t("title")}>
      <div className="stack-13">
        <p className="mute">{t("text")}</p>
        {isReady ? (
          <form action="/api/staff/payments" className="search-form">
            <input type="hidden" name="locale" value={locale} />
            <TextField
              id="month"
              name="month"
              type="month"
              label={t("month")}
              defaultValue={month}
              max={month}
              required
              size="sm"
            />
            <div>
              <Button type="submit" variant="secondary">
                {t("download")}
              </Button>
            </div>
          </form>
        ) : (
          <StaffForm
            action={confirmPaymentExport}
            values={{ query: view }}
            submit={t("prepare")}
            isCheckedByServer
            texts={{ saving: t("preparing") }}
          />
        )}
      </div>
    </Section>
  );
}
