import { useTranslations } from "next-intl";

type Props = {
  readonly token: string;
  readonly documents: readonly {
    readonly id: string;
    readonly kind: "invoice" | "credit_note";
    readonly number: string;
    readonly isFee: boolean;
  }[];
};

/** Links to the files of a booking's invoices and credit notes. */
export function InvoiceLinks({ token, documents }: Props) {
  const t = useTranslations("manage.invoices");
  return (
    <section className="grid gap-13" aria-labelledby="invoices-title">
      <h3 id="invoices-title">{t("title")}</h3>
      <ul role="list" className="grid gap-8">
        {documents.map(({ id, kind, number, isFee }) => (
          <li key={id}>
            <a href={`/api/bookings/${token}/invoices/${id}`} download>
              {t(isFee ? "fee" : kind, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
