import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import type { ServiceFees } from "@/lib/site/price-list";

import { Art } from "./art";
import { ServiceCard } from "./service-card";

const services = [
  { key: "cryptocurrency", icon: "crypto", href: "/services/cryptocurrency-recovery", slug: "cryptocurrency-recovery" },
  { key: "financial", icon: "scam", href: "/services/financial-scam-recovery", slug: "financial-scam-recovery" },
  { key: "investment", icon: "fraud", href: "/services/investment-fraud-recovery", slug: "investment-fraud-recovery" },
  { key: "regulatory", icon: "doc", href: "/services/regulatory-assistance", slug: "regulatory-complaint" },
] as const;

/** The four services, each with its price and a link to its page. */
export function ServicesSection({ fees }: { readonly fees: ServiceFees }) {
  const t = useTranslations();
  return (
    <section className="section section--sunken" id="services-section" tabIndex={-1}>
      <div className="wrap">
        <div className="services-head">
          <div>
            <h2>{t("services.title")}</h2>
            <p className="lead">{t("services.description")}.</p>
            <div className="cta-row">
              <ButtonLink href="/booking" variant="primary">
                {t("buttons.bookFreeConsultation")}
              </ButtonLink>
              <span className="soft">{t("home.services.ctaNote")}</span>
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
