import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

type Props = {
  readonly amount: string;
  /** The due date of the invoice, as formatted text. */
  readonly day: string;
  readonly invoiceNumber: string;
  readonly bank: { readonly holder: string; readonly lines: readonly string[] };
  readonly contact: ContactDetails;
};

/** The bank account for an unpaid invoice, and how to recognise a forged invoice. Emails never contain the account. */
export function HowToPay({ amount, day, invoiceNumber, bank, contact }: Props) {
  const t = useTranslations("manage.pay");
  return (
    <section className="grid gap-13" aria-labelledby="pay-title">
      <h3 id="pay-title">{t("title")}</h3>
      <p>{t("text", { day })}</p>
      <SummaryList
        isWide
        rows={[
          { term: t("amount"), value: <b>{amount}</b> },
          { term: t("holder"), value: bank.holder },
          {
            term: t("account"),
            value: bank.lines.map((line) => (
              <div key={line} className="num">
                {line}
              </div>
            )),
          },
          { term: t("number"), value: <b className="num">{invoiceNumber}</b> },
        ]}
      />
      <p>{t.rich("forged", contactTags(contact))}</p>
    </section>
  );
}
