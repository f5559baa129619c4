import { getTranslations } from "next-intl/server";

import { CsvOf } from "@/components/desk/analytics/bar-list";
import { MoneyTable } from "@/components/desk/analytics/money-table";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { Section } from "@/components/desk/record/section";
import { firm } from "@/lib/firm/settings-snapshot";
import { formatExactMoney, isCurrency } from "@/lib/platform/money/money";
import { formatTime } from "@/lib/platform/time/format";
import { viewHref } from "@/lib/statistics/desk/view";
import type { Money } from "@/lib/statistics/reports/queries/outcomes";

import { countFormat, csvHref } from "./shown";
import type { Shown } from "./shown";

/** Appointments by what became of them, and payments in each currency. */
export async function MoneyPart({ view, data, locale, now }: Shown) {
  const t = await getTranslations("analytics.money");
  const { seesMoney } = data;
  const { rows, total } = data.money;
  const currencies = seesMoney ? total.money.map(({ currency }) => currency) : [];
  const amounts = (money: readonly Money[]) =>
    currencies.map((currency) => {
      const own = money.find((each) => each.currency === currency);
      return netText(own ? own.paidMinor - own.refundedMinor : 0, currency);
    });
  const time = formatTime(now, { locale, zone: firm().zone });
  const title = t(seesMoney ? "title" : "titleAlone");
  const refunds = total.money.filter((each) => each.refunds > 0);
  return (
    <Section
      title={title}
      id="money"
      note={t(seesMoney ? "source" : "sourceAlone", { time })}
      action={
        <SegmentedLinks
          label={t("shown")}
          options={(["service", "adviser"] as const).map((by) => ({
            href: `${viewHref(view, { by })}#money`,
            label: t(by),
            isCurrent: view.by === by,
          }))}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <MoneyTable
          caption={title}
          head={t(`name.${view.by}`)}
          currencies={currencies}
          rows={rows.map(({ money, ...row }) => ({ ...row, amounts: amounts(money) }))}
          total={{ ...total, id: "total", name: t(seesMoney ? "total" : "totalAlone"), amounts: amounts(total.money) }}
          format={countFormat(locale)}
        />
      )}
      <p className="mute">
        {seesMoney
          ? `${refunds.length === 0 ? t("noRefunds") : t("refunds", { list: refunds.map(refundText).join(", ") })} ${t("never")}`
          : t("hidden")}
      </p>
      {rows.length > 0 && (
        <p>
          <CsvOf href={csvHref("money", { view, locale })} table={title} />
        </p>
      )}
    </Section>
  );

  function netText(minor: number, currency: string): string {
    return isCurrency(currency) ? formatExactMoney(minor, currency, locale) : `${minor / 100} ${currency}`;
  }

  function refundText({ currency, refundedMinor, refunds: count }: Money): string {
    return t("refund", { amount: netText(refundedMinor, currency), count });
  }
}
