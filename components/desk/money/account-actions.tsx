import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { keepUnpaid, recordPayment, recordRefund, remindClient } from "@/lib/money/desk/actions";
import type { AccountView } from "@/lib/money/desk/account-view";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { editableAmount } from "@/lib/platform/money/amount";
import { Link } from "@/lib/platform/i18n/navigation";

/** The actions of staff: decide about an overdue invoice, record a payment, remind the client, and record a refund. */
export function AccountActions({ account }: { readonly account: AccountView }) {
  const t = useTranslations("billing");
  const locale = useLocale();
  const { reference, version, status, balance, priceMinor, today, hasEmail } = account;
  const values = { reference, version: String(version) };
  const { owedMinor, receivedMinor, refundedMinor, state } = balance;
  const heldMinor = receivedMinor - refundedMinor;
  const isLate = status === "cancelled" && owedMinor === 0 && receivedMinor === 0;
  const money = (minor: number) => moneyOf(minor, balance, locale);
  const hasCardMoney = account.payments.some(
    (each) => each.provider === "stripe" && each.amountMinor > each.refundedMinor,
  );
  const invoices = balance.documents.filter(({ leftMinor }) => leftMinor > 0);
  const hasInvoice = balance.documents.some(({ kind }) => kind === "invoice");
  const isPaid = status !== "cancelled" && hasInvoice && owedMinor <= 0;
  const amountLabel = t("payment.amount", { currency: balance.currency });
  const day = { name: "day", kind: "date", value: today } as const;
  const amount = (minor: number) =>
    ({ name: "amount", kind: "money", value: editableAmount((minor / 100).toFixed(2), locale) }) as const;
  return (
    <>
      {status === "awaiting_payment" && state === "overdue" && (
        <Section id="decide" title={t("decide.title")}>
          <div className="stack-13">
            <p>{t("decide.text")}</p>
            <StaffForm action={keepUnpaid} values={values} submit={t("decide.keep")} />
            {account.opensBooking && (
              <p>
                <Link href={`/dashboard/bookings/${reference}`}>{t("decide.cancel")}</Link>
              </p>
            )}
          </div>
        </Section>
      )}
      {(owedMinor > 0 || isLate || isPaid) && (
        <Section id="payment" title={t("payment.title")}>
          <div className="stack-13">
            <p className="mute">
              {isLate
                ? t("payment.late", { amount: money(priceMinor) })
                : t(isPaid ? "payment.more" : "payment.text", { amount: money(owedMinor) })}
            </p>
            <StaffForm
              action={recordPayment}
              values={values}
              submit={t("payment.submit")}
              variant={owedMinor > 0 ? "gold" : "secondary"}
              {...(isPaid ? { opener: t("payment.open") } : {})}
              fields={[
                { ...amount(owedMinor > 0 ? owedMinor : priceMinor), label: amountLabel },
                { ...day, label: t("payment.day") },
              ]}
            />
          </div>
        </Section>
      )}
      {balance.askedMinor > 0 && status !== "cancelled" && !balance.isForFee && (
        <Section id="remind" title={t("remind.title")}>
          <div className="stack-13">
            <p className="mute">
              {t(hasEmail ? `remind.${state === "overdue" ? "overdue" : "open"}` : "remind.noEmail")}
            </p>
            {hasEmail && <StaffForm action={remindClient} values={values} submit={t("remind.submit")} />}
          </div>
        </Section>
      )}
      {heldMinor > 0 && (
        <Section id="refund" title={t("refund.title")}>
          <div className="stack-13">
            <p className="mute">
              {owedMinor < 0
                ? t(hasCardMoney ? "refund.cardDue" : "refund.due", { amount: money(-owedMinor) })
                : `${t(hasCardMoney ? "refund.card" : "refund.text", { amount: money(heldMinor) })} ${t(hasInvoice ? "refund.credited" : "refund.notCredited")}`}
            </p>
            <StaffForm
              action={recordRefund}
              values={values}
              submit={t("refund.submit")}
              variant={owedMinor < 0 ? "gold" : "secondary"}
              {...(owedMinor < 0 ? {} : { opener: t("refund.open") })}
              fields={[
                { ...amount(owedMinor < 0 ? -owedMinor : heldMinor), label: amountLabel },
                { ...day, label: t("refund.day") },
                // If the firm does not owe the client money yet, recording the refund of an invoice issues a credit
                // note. The form then asks for the reason and, if there are several invoices, for the invoice to
                // credit.
                ...(owedMinor < 0 || !hasInvoice
                  ? []
                  : [
                      ...(invoices.length < 2
                        ? []
                        : [
                            {
                              name: "invoice",
                              kind: "choice",
                              label: t("refund.invoice"),
                              value: invoices[0]?.id ?? "",
                              options: invoices.map(({ id, isFee, number }) => ({
                                value: id,
                                label: t(`documents.${isFee ? "fee" : "invoice"}`, { number }),
                              })),
                            } as const,
                          ]),
                      {
                        name: "reason",
                        kind: "multiline",
                        limit: 300,
                        label: t("refund.reason"),
                        hint: t("refund.reasonHint"),
                      } as const,
                    ]),
              ]}
            />
          </div>
        </Section>
      )}
    </>
  );
}
