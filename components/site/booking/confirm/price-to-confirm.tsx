import { useTranslations } from "next-intl";

type Props = {
  /** Undefined if the appointment is free. */
  readonly price: string | undefined;
  /** The firm's sentences on tax and payment. */
  readonly notes: readonly string[];
};

/** The price, directly above the button that books. */
export function PriceToConfirm({ price, notes }: Props) {
  const t = useTranslations("booking");
  return (
    <section className="receipt-price" aria-labelledby="price-title">
      <h3 id="price-title" className="vh">
        {t("summary.price")}
      </h3>
      <p className="receipt-hours">{price ?? t("confirm.free")}</p>
      {price === undefined ? null : notes.map((note) => <p key={note}>{note}</p>)}
    </section>
  );
}
