import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { SocialLink } from "@/lib/firm/social";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Regulation } from "@/lib/site/claim-lines";

import { BrandLogo } from "./brand-logo";
import { FooterColumn } from "./footer-column";
import { footerColumns, legalLinks } from "./site-links";
import { ThemeToggle } from "./theme-toggle";

export type SiteFooterProps = {
  brandName: string;
  claimLine?: string | undefined;
  /** The firm's registration and its office address. */
  registrationInfo?: string | undefined;
  contact: {
    addressLines: readonly string[];
    email: string;
    phone: string;
    phoneHref: string;
    /** The office hours. */
    availability?: string | undefined;
  };
  socialLinks?: readonly SocialLink[] | undefined;
  regulation?: Regulation | undefined;
  year: number;
  newsletter?: ReactNode;
};

/** The footer of every public page. */
export function SiteFooter(props: SiteFooterProps) {
  const { brandName, claimLine, registrationInfo, contact, socialLinks = [], regulation, year, newsletter } = props;
  const t = useTranslations("layout");
  const linksOf = (column: keyof typeof footerColumns) =>
    footerColumns[column].map(({ href, key }) => ({ href, label: t(`links.${key}`) }));

  return (
    <footer className="footer" data-surface="deep">
      <div className="wrap">
        <div className="top">
          <div>
            <BrandLogo name={brandName} claimLine={claimLine} href="/" />
            {registrationInfo && <p className="about soft">{registrationInfo}</p>}
            {socialLinks.length > 0 && (
              <p className="social">
                {socialLinks.map(({ platform, url }) => (
                  <a
                    key={url}
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={t("opensInNewTab", { name: platform })}
                  >
                    {platform}
                  </a>
                ))}
              </p>
            )}
          </div>
          {newsletter && <div>{newsletter}</div>}
        </div>
        <div className="cols">
          <FooterColumn title={t("columns.services")} links={linksOf("services")} />
          <FooterColumn title={t("columns.company")} links={linksOf("company")} />
          <ContactColumn title={t("columns.contact")} contact={contact} />
          <FooterColumn title={t("columns.resources")} links={linksOf("resources")} />
        </div>
        <div className="legal">
          {regulation && <RegulatoryStrip regulation={regulation} />}
          <p>{t("disclaimer")}</p>
        </div>
        <div className="bottom">
          {/* Both this sentence and a name such as "Northgate Inc." end with a full stop. */}
          <span>{t("copyright", { year: String(year), company: brandName.replace(/\.$/, "") })}</span>
          <nav aria-label={t("legalNavigation")}>
            {legalLinks.map(({ href, key }) => (
              <Link key={href} href={href}>
                {t(`links.${key}`)}
              </Link>
            ))}
          </nav>
          <ThemeToggle
            label={t("theme.label")}
            names={{ premium: t("theme.premium"), light: t("theme.light"), dark: t("theme.dark") }}
          />
        </div>
      </div>
    </footer>
  );
}

function ContactColumn({ title, contact }: { title: string; contact: SiteFooterProps["contact"] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="plain-list">
        <li>
          <span className="soft">{contact.addressLines.join(", ")}</span>
        </li>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>
          <a href={contact.phoneHref} className="nowrap">
            {contact.phone}
          </a>
        </li>
        {contact.availability && (
          <li>
            <span className="soft">{contact.availability}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function RegulatoryStrip({
  regulation: { label, body, bodyUrl, additionalInfo, badges = [] },
}: {
  regulation: Regulation;
}) {
  const t = useTranslations("layout");
  return (
    <div>
      <p>
        <b>{label}</b>{" "}
        <RegisterLink href={bodyUrl} label={t("opensInNewTab", { name: body })}>
          {body}
        </RegisterLink>
        {additionalInfo && ` ${additionalInfo}`}
      </p>
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map((badge) => (
            <li key={badge} className="tag">
              {badge}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The regulator's own page if the record has one, otherwise our page that explains how to check the firm. */
function RegisterLink({ href, label, children }: { href: string; label: string; children: string }) {
  if (href.startsWith("/")) return <Link href={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}
