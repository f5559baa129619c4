import { useTranslations } from "next-intl";

import { BookLink } from "@/components/site/parts/book-link";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Currency } from "@/lib/platform/money/money";
import type { Offering } from "@/lib/site/opening";
import type { PriceRow } from "@/lib/site/price-list";
import { serviceBookingPath } from "@/lib/site/service-pages";
import type { ServicePage } from "@/lib/site/service-pages";

import { PriceFacts } from "./price-facts";
import { SecrecyNote } from "./secrecy-note";

export type CostsProps = {
  service: ServicePage;
  row: PriceRow | undefined;
  currency: Currency;
  tax: string;
  offering: Offering;
  /** How the firm meets its clients, as text. Undefined until confirmed. */
  place: string | undefined;
  secrecy: ShownClaim | undefined;
};

/** The prices of the appointments, and a link to book the first appointment. */
export function Costs({ service, row, currency, tax, offering, place, secrecy }: CostsProps) {
  const t = useTranslations("services");
  const prices = row?.prices[currency];
  return (
    <section className="section section--sunken" id="fees">
      <div className="wrap golden">
        <div className="stack">
          <h2>{t("detail.cost.title")}</h2>
          <p>{t("detail.cost.text", { free: offering.isFirstHourFree ? "yes" : "no" })}</p>
          {offering.hasPrices && (
            <p>
              <Link href="/services#fees">{t("detail.cost.all")}</Link>
            </p>
          )}
        </div>
        <div className="service-cost">
          {row ? (
            <PriceFacts
              first={prices?.initial?.text}
              followUp={prices?.followUp?.text}
              duration={row.duration}
              place={place}
            />
          ) : (
            <p>{t(offering.hasPrices ? "pricing.unavailable" : "pricing.notYet")}</p>
          )}
          {row && <p className="t16 soft">{tax}</p>}
          <p>
            <BookLink opening={offering} href={serviceBookingPath(service)} variant="primary">
              {t("labels.book")}
            </BookLink>
          </p>
          <SecrecyNote claim={secrecy} />
        </div>
      </div>
    </section>
  );
}
