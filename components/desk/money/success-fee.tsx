import type { ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { removeAgreement, cancelFee } from "@/lib/money/fees/actions";
import type { CaseFees } from "@/lib/money/fees/view";
import { formatRate } from "@/lib/money/fees/fee-texts";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";

import { AgreementForm } from "./agreement-form";
import { ArrivalForm } from "./arrival-form";

type Target = Readonly<Record<"clientId" | "reference", string>>;
type Props = { readonly fees: CaseFees; readonly target: Target; readonly notice?: ReactNode };

/**
 * The success fee of a case: the agreement, the invoiced fees, and a form. The form records money that arrived in the
 * client's own account and invoices the firm's fee for it.
 */
export function SuccessFee({ fees, target, notice }: Props) {
  const t = useTranslations("fees");
  const { agreement, mayAgree, isAgreeing } = fees;
  const page = `/dashboard/clients/${target.clientId}/cases/${target.reference}`;
  return (
    <Section id="fee" title={t("title")} isRuled={agreement !== undefined} notice={notice}>
      <div className="stack-13">
        {agreement === undefined && !isAgreeing && <Nothing title={t("none")} text={t("noneText")} />}
        {agreement && <Agreement agreement={agreement} />}
        {isAgreeing ? (
          <AgreementForm fees={fees} target={target} />
        ) : (
          mayAgree && (
            <div className="page-actions">
              <Link href={`${page}?agreement=form#fee`}>{t(agreement ? "change" : "agree")}</Link>
              {agreement?.fees.length === 0 && (
                <StaffForm action={removeAgreement} values={target} opener={t("remove")} submit={t("remove")} />
              )}
            </div>
          )
        )}
        {agreement && <Fees agreed={agreement.fees} fees={fees} target={target} />}
        {agreement && fees.canInvoice && !isAgreeing && <ArrivalForm fees={fees} target={target} />}
      </div>
    </Section>
  );
}

type Agreed = NonNullable<CaseFees["agreement"]>;

function Agreement({ agreement: { rateBasisPoints, agreedOn, document, by } }: { readonly agreement: Agreed }) {
  const t = useTranslations("fees");
  const locale = useLocale();
  return (
    <div>
      <b>{t("agreed", { rate: formatRate(rateBasisPoints, locale), day: formatCalendarDate(agreedOn, locale) })}</b>
      <span className="sub">
        {document ? (
          <a href={`/api/staff/documents?id=${document.id}`} download>
            {t("document", { name: document.name })}
          </a>
        ) : (
          t("documentGone")
        )}
      </span>
      {by && <span className="sub">{t("by", { name: by })}</span>}
    </div>
  );
}

function Fees({ agreed, fees, target }: Props & { readonly agreed: Agreed["fees"] }) {
  const t = useTranslations("fees");
  const locale = useLocale();
  return (
    <ul className="record-list">
      {agreed.map((fee) => {
        const isTakenBack = fee.creditedMinor === fee.feeMinor;
        const number = fee.invoiceNumber;
        return (
          <li key={fee.id}>
            <div>
              <b>
                {t("fee", {
                  fee: moneyOf(fee.feeMinor, fee, locale),
                  amount: moneyOf(fee.arrivedMinor, fee, locale),
                  day: formatCalendarDate(fee.arrivedOn, locale),
                })}
              </b>{" "}
              {isTakenBack && <Badge tone="plain">{t("takenBack")}</Badge>}
              <span className="sub">
                {fees.opensPayments ? (
                  <Link href={`/dashboard/payments/${fee.bookingReference}`}>{t("invoice", { number })}</Link>
                ) : (
                  t("invoice", { number })
                )}
              </span>
              {fee.by && <span className="sub">{t("by", { name: fee.by })}</span>}
            </div>
            {fees.canInvoice && !isTakenBack && (
              <div className="record-acts">
                <StaffForm
                  action={cancelFee}
                  values={{ ...target, id: fee.id }}
                  opener={t("takeBack")}
                  name={t("takeBackNamed", { number })}
                  submit={t("takeBack")}
                  fields={[
                    { name: "reason", kind: "multiline", limit: 300, label: t("reason"), hint: t("reasonHint") },
                  ]}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
