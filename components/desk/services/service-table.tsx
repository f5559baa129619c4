import { getTranslations } from "next-intl/server";

import { DataTable } from "@/components/desk/list/data-table";
import { OrderButtons } from "@/components/desk/list/order-buttons";
import { LanguageStates } from "@/components/desk/record/language-states";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatExactMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { ServiceRow } from "@/lib/services/desk/service-row";

import { ServiceStateBadge } from "./service-state";

type Props = {
  readonly rows: readonly ServiceRow[];
  readonly sold: readonly Currency[];
  readonly locale: Locale;
  /** Moves a service one place. Undefined if the order cannot be changed. */
  readonly move: FormAction | undefined;
};

/** The services with their prices of today. Each row has buttons that move it in the public order. */
export async function ServiceTable({ rows, sold, locale, move }: Props) {
  const t = await getTranslations("serviceDesk.list");
  return (
    <DataTable
      caption={t("caption")}
      isWide
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "service",
          title: t("service"),
          cell: ({ slug, facts }) => (
            <>
              <Link href={`/dashboard/services/${slug}`}>{nameOf(facts.name, locale)}</Link>
              <span className="sub">{slug}</span>
            </>
          ),
        },
        {
          key: "rules",
          title: t("rules"),
          cell: ({ facts }) => (
            <>
              {t("minutes", { minutes: facts.minutes })}
              <span className="sub">
                {t("rulesMore", {
                  grid: facts.slotGridMinutes,
                  after: facts.bufferAfterMinutes,
                  notice: facts.minNoticeMinutes,
                })}
              </span>
            </>
          ),
        },
        ...sold.map((currency) => ({
          key: currency,
          title: t("prices", { currency }),
          isNumeric: true,
          isLabelled: true,
          cell: ({ prices, nextPrices: { [currency]: nextPrice } }: ServiceRow) => (
            <>
              {money(prices[currency]?.initialMinor, currency)}
              <span className="sub">{money(prices[currency]?.followUpMinor, currency)}</span>
              {nextPrice !== undefined && (
                <span className="sub">{t("nextPrice", { day: formatCalendarDate(nextPrice, locale) })}</span>
              )}
            </>
          ),
        })),
        {
          key: "texts",
          title: t("texts"),
          cell: ({ untranslated }) => <LanguageStates languages={siteLocales()} missing={untranslated} />,
        },
        {
          key: "public",
          title: t("public"),
          place: "side" as const,
          cell: ({ id, state, facts }) => (
            <>
              <ServiceStateBadge state={state} />
              {state === "phone" && <span className="sub">{t("noAdviser")}</span>}
              {move && <OrderButtons move={move} values={{ id }} name={nameOf(facts.name, locale)} />}
            </>
          ),
        },
      ]}
    />
  );

  function money(minor: number | null | undefined, currency: Currency) {
    if (minor === null || minor === undefined) return <span className="mute">{t("none")}</span>;
    return isFree(minor) ? t("free") : formatExactMoney(minor, currency, locale);
  }
}

/** The name in the reader's language, or in English. */
export function nameOf(name: Readonly<Record<Locale, string>>, locale: Locale): string {
  return name[locale] || name.en;
}
