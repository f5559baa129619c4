import { getTranslations } from "next-intl/server";

import { CsvOf } from "@/components/desk/analytics/bar-list";
import { ReturnTable } from "@/components/desk/analytics/return-table";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { costPerBooking } from "@/lib/statistics/costs/returns";
import { formatAmount, valueName } from "@/lib/statistics/desk/texts";
import { viewHref } from "@/lib/statistics/desk/view";

import { countFormat, csvHref } from "./shown";
import type { Shown } from "./shown";

/** The costs of campaigns beside their requests, bookings and payments. Absent for staff who may not see amounts. */
export async function ReturnPart({ view, data, locale }: Shown) {
  const { returns, mayChange } = data;
  if (!returns) return null;
  const t = await getTranslations("analytics.returns");
  return (
    <Section
      title={t("title")}
      id="returns"
      action={
        mayChange && (
          <ButtonLink href="/dashboard/analytics/costs" variant="secondary">
            <Icon name="plus" size="s" /> {t("upload")}
          </ButtonLink>
        )
      }
    >
      {returns.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <ReturnTable
          rows={returns.map((row) => ({
            ...row,
            label: valueName("campaign", row.code, locale),
            href: viewHref(view, { campaign: view.campaign === row.code ? undefined : row.code }),
            names: row.names.filter((name) => name !== row.code).join(", "),
            costs: row.costs.map((amount) => formatAmount(amount, locale)),
            perBooking: costPerBooking(row).map((amount) => formatAmount(amount, locale)),
            revenues: row.revenues.map((amount) => formatAmount(amount, locale)),
          }))}
          format={countFormat(locale)}
        />
      )}
      <p className="mute">{t("note")}</p>
      {returns.length > 0 && (
        <p>
          <CsvOf href={csvHref("returns", { view, locale })} table={t("title")} />
        </p>
      )}
    </Section>
  );
}
