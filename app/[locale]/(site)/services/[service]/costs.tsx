import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Currency } from "@/lib/platform/money/money";

import { bookingPathOf } from "../kinds";
import type { Kind } from "../kinds";
import type { PriceRow } from "../price-book";
import { PriceFacts } from "../price-facts";

export type CostsProps = {
  kind: Kind;
  row: PriceRow | undefined;
  currency: Currency;
  tax: string;
  /** How the firm meets its clients. */
  place: string;
  secrecy: ShownClaim | undefined;
};

/** What the appointments cost, and the way to book the first. */
export function Costs({ kind, row, currency, tax, place, secrecy }: CostsProps) {
  const t = useTranslations("services");
  const prices = row?.prices[currency];
  return (
    <section className="section section--sunken" id="fees">
      <div className="wrap golden">
        <div className="stack">
          <h2>{t("detail.cost.title")}</h2>
          <p>{t("detail.cost.text")}</p>
          <p>
            <Link href="/services#fees">{t("detail.cost.all")}</Link>
          </p>
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
            <p>{t("pricing.away")}</p>
          )}
          <p className="t16 soft">{tax}</p>
          <p>
            <ButtonLink href={bookingPathOf(kind)} variant="primary">
              {t("labels.book")}
            </ButtonLink>
          </p>
          {secrecy && (
            <p className="t16 soft">
              <Icon name="lock" size="s" /> {`${secrecy.text}. ${secrecy.limits}`}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
