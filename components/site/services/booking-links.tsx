import { ClosedNote } from "@/components/site/parts/book-link";
import { ButtonLink } from "@/components/ui/button";
import type { ButtonLinkProps } from "@/components/ui/button";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Currency } from "@/lib/platform/money/money";
import type { Opening } from "@/lib/site/opening";

type Props = Omit<ButtonLinkProps, "href"> & {
  /** The currency that is selected until the visitor chooses another currency at the price table. */
  readonly currency: Currency;
  readonly hrefIn: (currency: Currency) => string;
  readonly opening: Opening;
};

/**
 * One booking link for each currency. The stylesheet shows only the link for the currency that is chosen at the price
 * table. While online booking is not open, a sentence says so.
 */
export function BookingLinks({ currency, hrefIn, opening, ...look }: Props) {
  if (!opening.isOpen) return <ClosedNote opening={opening} />;
  return (
    <span className="booking-links">
      {[currency, ...soldCurrencies().filter((each) => each !== currency)].map((each) => (
        <ButtonLink key={each} href={hrefIn(each)} data-currency={each} {...look} />
      ))}
    </span>
  );
}
