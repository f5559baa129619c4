import { useTranslations } from "next-intl";

import { ServiceIcon } from "@/components/site/service-icon";
import { Icon } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Currency } from "@/lib/platform/money/money";

import { Amounts } from "./amounts";
import { BookingLinks } from "./booking-links";
import { bookingPathOf, pathOf } from "./kinds";
import type { Kind } from "./kinds";
import type { PriceRow } from "./price-book";
import { PriceFacts } from "./price-facts";

const benefits = ["one", "two", "three", "four"] as const;

export type ServiceDetailProps = {
  kind: Kind;
  row: PriceRow | undefined;
  /** Shown until the reader chooses another at the price table. */
  currency: Currency;
  /** How the firm meets its clients. */
  place: string;
  /** The claim that what is said stays here, if it may be made. */
  secrecy: ShownClaim | undefined;
};

/** One kind of help: what it is, what the client receives, what it costs, and where to book it in the currency that is chosen. */
export function ServiceDetail({ kind, row, currency, place, secrecy }: ServiceDetailProps) {
  const t = useTranslations("services");
  const common = useTranslations("common");
  const title = t(`items.${kind.key}.title`);
  const none = t("pricing.none");
  return (
    <section className="service" id={kind.anchor} aria-labelledby={`${kind.anchor}-title`}>
      <div>
        <ServiceIcon name={kind.icon} />
        <h2 id={`${kind.anchor}-title`}>{title}</h2>
        <p className="measure">{t(`kinds.${kind.key}.long`)}</p>
        <h3>{t("labels.receive")}</h3>
        <ul className="l ticks" role="list">
          {benefits.map((each) => (
            <li key={each}>
              <Icon name="check" size="s" />
              <span>{t(`kinds.${kind.key}.benefits.${each}`)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link href={pathOf(kind)}>{t(`kinds.${kind.key}.more`)}</Link>
        </p>
      </div>
      <div>
        <PriceFacts
          first={row && <Amounts row={row} which="initial" none={none} />}
          followUp={row?.prices[currency].followUp && <Amounts row={row} which="followUp" none={none} />}
          duration={row?.duration}
          place={place}
        />
        <p className="service-book">
          <BookingLinks
            currency={currency}
            hrefIn={(each) => bookingPathOf(kind, each)}
            variant="primary"
            aria-label={common("labelled", { label: t("labels.book"), text: title })}
          >
            {t("labels.book")}
          </BookingLinks>
        </p>
        {secrecy && (
          <p className="t16 soft">
            <Icon name="lock" size="s" /> {`${secrecy.text}. ${secrecy.limits}`}
          </p>
        )}
      </div>
    </section>
  );
}
