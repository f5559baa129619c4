import { useTranslations } from "next-intl";

import { ServiceIcon } from "@/components/site/parts/service-icon";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Currency } from "@/lib/platform/money/money";
import type { Opening } from "@/lib/site/opening";
import type { PriceRow } from "@/lib/site/price-list";
import { serviceBookingPath, servicePath } from "@/lib/site/service-pages";
import type { ServicePage } from "@/lib/site/service-pages";

import { Amounts } from "./amounts";
import { BookingLinks } from "./booking-links";
import { PriceFacts } from "./price-facts";
import { SecrecyNote } from "./secrecy-note";

const icons = {
  investment: "fraud",
  cryptocurrency: "crypto",
  financial: "scam",
  regulatory: "regulator",
} as const satisfies Readonly<Record<ServicePage["key"], IconName>>;

const benefits = ["one", "two", "three", "four"] as const;

export type ServiceDetailProps = {
  service: ServicePage;
  row: PriceRow | undefined;
  /** The currency that is selected until the visitor chooses another currency at the price table. */
  currency: Currency;
  opening: Opening;
  /** How the firm meets its clients, as text. Undefined until confirmed. */
  place: string | undefined;
  /** The claim about confidentiality, if it may be shown. */
  secrecy: ShownClaim | undefined;
};

/** One service: its description, what the client receives, its price, and a link to book it in the chosen currency. */
export function ServiceDetail({ service, row, currency, opening, place, secrecy }: ServiceDetailProps) {
  const t = useTranslations("services");
  const common = useTranslations("common");
  const title = t(`items.${service.key}.title`);
  const none = t("pricing.none");
  return (
    <section className="service" id={service.anchor} aria-labelledby={`${service.anchor}-title`}>
      <div>
        <h2 id={`${service.anchor}-title`}>
          <ServiceIcon name={icons[service.key]} />
          {title}
        </h2>
        <p className="measure">{t(`kinds.${service.key}.long`)}</p>
        <h3>{t("labels.receive")}</h3>
        <ul className="plain-list ticks" role="list">
          {benefits.map((each) => (
            <li key={each}>
              <Icon name="check" size="s" />
              <span>{t(`kinds.${service.key}.benefits.${each}`)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link href={servicePath(service)}>{t(`kinds.${service.key}.more`)}</Link>
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
            opening={opening}
            hrefIn={(each) => serviceBookingPath(service, each)}
            variant="primary"
            aria-label={common("labelled", { label: t("labels.book"), text: title })}
          >
            {t("labels.book")}
          </BookingLinks>
        </p>
        <SecrecyNote claim={secrecy} />
      </div>
    </section>
  );
}
