import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { StaffForm } from "@/components/desk/form/staff-form";
import { removePayment } from "@/lib/money/desk/actions";
import type { AccountView } from "@/lib/money/desk/account-view";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

type Entry = {
  readonly key: string;
  readonly day: Day;
  /** When the entry was recorded. It orders the entries of one day. */
  readonly at: Date;
  readonly text: string;
  /** The URL for downloading the invoice or credit note. Undefined for payments and refunds. */
  readonly href?: string;
  readonly by: string;
  readonly amountMinor: number;
  /**
   * Whether this is a payment that the staff member may remove. Staff remove payments that were recorded by mistake.
   */
  readonly isRemovable?: boolean;
};

/**
 * The invoices, credit notes, payments and refunds of a booking, by day and then in the order of recording. Amounts
 * that reduce the client's debt are negative.
 */
export function AccountEntries({ account }: { readonly account: AccountView }) {
  const t = useTranslations("billing");
  const locale = useLocale();
  const { balance, payments, zone } = account;
  // A refund that a staff member records issues its credit note.
  const creditedBy = new Map(
    payments.flatMap(({ refunds }) => refunds.map(({ creditNoteId, recordedBy }) => [creditNoteId, recordedBy?.name])),
  );
  const documents = balance.documents.map(({ id, kind, number, issuedOn, createdAt, totalMinor, isFee }): Entry => ({
    key: id,
    day: issuedOn,
    at: createdAt,
    by: creditedBy.get(id) ?? t("bySystem"),
    text: t(`documents.${isFee ? "fee" : kind}`, { number }),
    href: `/api/staff/invoices?id=${id}&locale=${locale}`,
    amountMinor: kind === "invoice" ? totalMinor : -totalMinor,
  }));
  const movements = payments.flatMap(
    ({ id, provider, amountMinor, paidAt, createdAt, recordedBy, refunds }): Entry[] => {
      const isCard = provider === "stripe";
      return [
        {
          key: id,
          day: dayOf(paidAt?.getTime() ?? 0, zone),
          at: createdAt,
          by: recordedBy?.name ?? t("bySystem"),
          text: t(isCard ? "entries.card" : "entries.payment"),
          amountMinor: -amountMinor,
          isRemovable: account.canChange && !isCard && refunds.length === 0 && documents.length > 0,
        },
        ...refunds.map((refund) => ({
          key: refund.id,
          day: dayOf(refund.madeAt.getTime(), zone),
          at: refund.createdAt,
          by: refund.recordedBy?.name ?? t("bySystem"),
          text: t(refund.failedAt ? "entries.failedRefund" : isCard ? "entries.cardRefund" : "entries.refund"),
          // The money of a failed refund has come back to the firm, so the amount is 0.
          amountMinor: refund.failedAt ? 0 : refund.amountMinor,
        })),
      ];
    },
  );
  const rows = [...documents, ...movements].toSorted((a, b) =>
    a.day === b.day ? a.at.getTime() - b.at.getTime() : a.day < b.day ? -1 : 1,
  );
  return (
    <DataTable
      caption={t("account")}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          key: "what",
          title: t("columns.what"),
          cell: ({ key, text, href, isRemovable, amountMinor }) =>
            href ? (
              <a href={href} download>
                {text}
              </a>
            ) : (
              <>
                {text}
                {isRemovable && (
                  <StaffForm
                    action={removePayment}
                    values={{ reference: account.reference, version: String(account.version), payment: key }}
                    opener={t("remove.open")}
                    name={t("remove.named", { amount: moneyOf(-amountMinor, balance, locale) })}
                    submit={t("remove.submit")}
                  />
                )}
              </>
            ),
        },
        { key: "day", title: t("columns.day"), cell: ({ day }) => formatCalendarDay(day, locale) },
        { key: "by", title: t("columns.by"), cell: ({ by }) => by },
        {
          key: "amount",
          title: t("columns.amount"),
          place: "side",
          isNumeric: true,
          cell: ({ amountMinor }) => moneyOf(amountMinor, balance, locale),
        },
      ]}
    />
  );
}
