import { useTranslations } from "next-intl";

import type { Offering } from "@/lib/site/opening";
import type { ServiceFees } from "@/lib/site/price-list";

import { Art } from "./art";
import { BookLink } from "./book-link";
import { ServiceCard } from "./service-card";

const services = [
  { key: "cryptocurrency", icon: "crypto", href: "/services/cryptocurrency-recovery", slug: "cryptocurrency-recovery" },
  { key: "financial", icon: "scam", href: "/services/financial-scam-recovery", slug: "financial-scam-recovery" },
  { key: "investment", icon: "fraud", href: "/services/investment-fraud-recovery", slug: "investment-fraud-recovery" },
  { key: "regulatory", icon: "doc", href: "/services/regulatory-assistance", slug: "regulatory-complaint" },
] as const;

/** The four services, each with its price and a link to its page. */
export function ServicesSection({ fees, offering }: { readonly fees: ServiceFees; readonly offering: Offering }) {
  const t = useTranslations();
  const { isOpen, isFirstHourFree } = offering;
  return (
    <section className="section section--sunken" id="services-section" tabIndex={-1}>
      <div className="wrap">
        <div className="services-head">
          <div>
            <h2>{t("services.title")}</h2>
            <p className="lead">{t("services.description")}.</p>
            <div className="cta-row">
              <BookLink opening={offering} variant="primary">
                {t(isFirstHourFree ? "buttons.bookFreeConsultation" : "layout.book")}
              </BookLink>
              {isOpen && (
                <span className="soft">{t("home.services.ctaNote", { free: isFirstHourFree ? "yes" : "no" })}</span>
              )}
            </div>
          </div>
          <Art name="route" />
        </div>
        <div className="service-cards">
          {services.map(({ key, icon, href, slug }) => (
            <ServiceCard
              key={key}
              icon={icon}
              href={href}
              title={t(`services.items.${key}.title`)}
              description={t(`services.items.${key}.description`)}
              fee={fees[slug]}
              feeNote={t("home.services.firstAppointment")}
              more={t("buttons.learnMore")}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
