import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { filterAddress } from "@/lib/audit/audit-filter";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatExactMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { priceSpans } from "@/lib/services/desk/price-spans";
import type { PriceSpan } from "@/lib/services/desk/price-spans";
import type { ServiceRow } from "@/lib/services/desk/service-row";
import { alwaysFrom } from "@/lib/services/price-periods";

type Props = {
  readonly service: ServiceRow;
  readonly today: Day;
  readonly locale: Locale;
  /** Removes a planned price. Undefined for staff who only read. */
  readonly remove: FormAction | undefined;
  /** Whether the reader may see who changed a price, and when. */
  readonly mayReadAudit: boolean;
};

/** The prices of a service that hold, held or will hold, by currency. Planned ones can be removed. */
export async function PriceBook({ service, today, locale, remove, mayReadAudit }: Props) {
  const t = await getTranslations("serviceDesk.book");
  const tList = await getTranslations("serviceDesk.list");
  const { id, version, periods, comingBookings } = service;
  const money = ({ currency }: PriceSpan, minor: number | null) => {
    if (minor === null || !isCurrency(currency)) return <span className="mute">{tList("none")}</span>;
    return isFree(minor) ? tList("free") : formatExactMoney(minor, currency, locale);
  };
  return (
    <Section
      title={t("title")}
      id="price-book"
      note={t("bookings", { count: comingBookings })}
      action={
        mayReadAudit && (
          <Link href={`/dashboard/audit${filterAddress({ record: `service:${id}` })}`}>{t("history")}</Link>
        )
      }
    >
      <DataTable
        caption={t("caption")}
        isWide
        rows={priceSpans(periods)}
        keyOf={({ currency, from }) => `${currency} ${from}`}
        isChosen={({ from }) => from > today}
        columns={[
          {
            key: "currency",
            title: t("currency"),
            cell: (span) => (
              <>
                {span.currency} {stateOf(span)}
              </>
            ),
          },
          {
            key: "first",
            title: t("first"),
            isNumeric: true,
            isLabelled: true,
            cell: (span) => money(span, span.initialMinor),
          },
          {
            key: "followUp",
            title: t("followUp"),
            isNumeric: true,
            isLabelled: true,
            cell: (span) => money(span, span.followUpMinor),
          },
          {
            key: "from",
            title: t("from"),
            isLabelled: true,
            cell: ({ from }) => (from === alwaysFrom ? t("always") : formatCalendarDate(from, locale)),
          },
          {
            key: "until",
            title: t("until"),
            isLabelled: true,
            cell: ({ next }) => (next === undefined ? t("open") : formatCalendarDate(addDays(next, -1), locale)),
          },
          ...(remove
            ? [
                {
                  key: "remove",
                  title: t("remove"),
                  cell: ({ currency, from }: PriceSpan) =>
                    from > today && (
                      <StaffForm
                        action={remove}
                        submit={t("remove")}
                        variant="text"
                        name={t("removeName", { currency, day: formatCalendarDate(from, locale) })}
                        values={{ id, version: String(version), currency, from }}
                      />
                    ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );

  function stateOf({ from, next }: PriceSpan) {
    if (from > today) return <Badge tone="info">{t("planned")}</Badge>;
    return next === undefined || next > today ? <Badge tone="ok">{t("now")}</Badge> : null;
  }
}
