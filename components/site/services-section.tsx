import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

const services = [
  { key: "cryptocurrency", icon: "crypto", slug: "cryptocurrency-recovery" },
  { key: "financial", icon: "scam", slug: "financial-scam-recovery" },
  { key: "investment", icon: "fraud", slug: "investment-fraud-recovery" },
  { key: "regulatory", icon: "regulator", slug: "regulatory-complaint" },
] as const;

/** The four kinds of help, each leading to its appointment. */
export function ServicesSection() {
  const t = useTranslations("home.services");
  return (
    <section className="section section--sunken" id="services-section">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
          <p className="lead">{t("description")}</p>
        </div>
        <div className="cards4">
          {services.map(({ key, icon, slug }) => (
            <Link key={key} className="svc" href={`/booking?service=${slug}`} prefetch={false}>
              <Icon name={icon} size="l" />
              <h3>{t(`items.${key}.title`)}</h3>
              <p>{t(`items.${key}.description`)}</p>
              <span className="go">
                {t("learnMore")} <Icon name="arrow-right" size="s" />
              </span>
            </Link>
          ))}
        </div>
        <div className="cta-row">
          <ButtonLink href="/booking" variant="primary">
            {t("cta")}
          </ButtonLink>
          <span className="soft">{t("ctaNote")}</span>
        </div>
      </div>
    </section>
  );
}
