import { useTranslations } from "next-intl";

import { profile } from "@/lib/firm/profile";
import type { SocialLink } from "@/lib/firm/social";
import { Link } from "@/lib/platform/i18n/navigation";
import { offeredPurposes } from "@/lib/privacy/offered";
import type { Regulation } from "@/lib/site/claim-lines";
import type { SiteContent } from "@/lib/site/opening";

import { BrandLogo } from "./brand-logo";
import { ByArea } from "./by-area";
import { shortFrameAreas } from "./current-page";
import { FooterColumn } from "./footer-column";
import { RegulatoryStrip } from "./regulatory-strip";
import {
  existingLinks,
  footerColumns,
  legalLinks,
  privacyChoicesLink,
  shortLegalLinks,
  withdrawalLinks,
} from "./site-links";
import { ThemeToggle } from "./theme-toggle";

export type SiteFooterProps = {
  brandName: string;
  claimLine?: string | undefined;
  /** The firm's registrations. */
  registrationInfo?: string | undefined;
  contact: {
    addressLines: readonly string[];
    email: string;
    phone: string;
    phoneHref: string;
    /** The office hours, one line for each group of days. */
    hours: readonly string[];
  };
  socialLinks?: readonly SocialLink[] | undefined;
  regulation?: Regulation | undefined;
  /** Says what the registration covers. Comes from the claim records. */
  regulatoryDisclaimer?: string | undefined;
  year: number;
  content: SiteContent;
};

/** The footer of every public page: five columns, or one line on the pages of `shortFrameAreas`. */
export function SiteFooter(props: SiteFooterProps) {
  return <ByArea areas={shortFrameAreas} inside={<FooterLine {...props} />} outside={<FullFooter {...props} />} />;
}

function FooterLine({ brandName, contact: { phone, phoneHref }, year }: SiteFooterProps) {
  const t = useTranslations("layout");
  return (
    <footer className="footer footer--line" data-surface="ink">
      <div className="wrap">
        <a href={phoneHref} className="nowrap">
          {t("call", { phone })}
        </a>
        <LegalLinks links={[...shortLegalLinks, ...choicesLink(), withdrawalLinks[profile().id]]} />
        <span className="soft">{`© ${year} ${brandName}`}</span>
      </div>
    </footer>
  );
}

function FullFooter(props: SiteFooterProps) {
  const { brandName, claimLine, registrationInfo, contact, socialLinks = [], regulation, year, content } = props;
  const t = useTranslations("layout");
  const linksOf = (column: keyof typeof footerColumns) =>
    existingLinks<FooterLink>(footerColumns[column], content).map(({ href, key }) => ({
      href,
      label: t(`links.${key}`),
    }));

  return (
    <footer className="footer" data-surface="ink">
      <div className="wrap">
        <div className="cols">
          <div className="who">
            <BrandLogo name={brandName} claimLine={claimLine} href="/" />
            {registrationInfo && <p className="about soft">{registrationInfo}</p>}
            {socialLinks.length > 0 && <SocialLinks links={socialLinks} />}
          </div>
          <FooterColumn title={t("columns.services")} links={linksOf("services")} />
          <FooterColumn title={t("columns.company")} links={linksOf("company")} />
          <ContactColumn title={t("columns.contact")} contact={contact} />
          <FooterColumn title={t("columns.resources")} links={linksOf("resources")} />
        </div>
        <div className="legal">
          <RegulatoryStrip regulation={regulation} disclaimer={props.regulatoryDisclaimer} />
          <div>
            <p>{t("disclaimer")}</p>
            <ThemeToggle
              label={t("theme.label")}
              names={{ premium: t("theme.premium"), light: t("theme.light"), dark: t("theme.dark") }}
            />
          </div>
        </div>
        <div className="bottom">
          <Copyright brandName={brandName} year={year} />
          <LegalLinks links={[...legalLinks, ...choicesLink(), withdrawalLinks[profile().id]]} />
        </div>
      </div>
    </footer>
  );
}

type FooterLink = (typeof footerColumns)[keyof typeof footerColumns][number];

function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useTranslations("layout");
  return (
    <p className="social">
      {links.map(({ platform, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener" aria-label={t("opensInNewTab", { name: platform })}>
          {platform}
        </a>
      ))}
    </p>
  );
}

function ContactColumn({ title, contact }: { title: string; contact: SiteFooterProps["contact"] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="plain-list">
        <li>
          <a href={contact.phoneHref} className="nowrap" translate="no">
            {contact.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${contact.email}`} translate="no">
            {contact.email}
          </a>
        </li>
        <li>
          <span className="soft" translate="no">
            {contact.addressLines.join(", ")}
          </span>
        </li>
        {contact.hours.map((line) => (
          <li key={line}>
            <span className="soft">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page Privacy choices is linked where it has something to choose. */
const choicesLink = () => (offeredPurposes().length > 0 ? [privacyChoicesLink] : []);

type LegalLink =
  | (typeof legalLinks)[number]
  | (typeof shortLegalLinks)[number]
  | typeof privacyChoicesLink
  | (typeof withdrawalLinks)[keyof typeof withdrawalLinks];

function LegalLinks({ links }: { links: readonly LegalLink[] }) {
  const t = useTranslations("layout");
  return (
    <nav aria-label={t("legalNavigation")}>
      {links.map(({ href, key }) => (
        <Link key={href} href={href}>
          {t(`links.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

/**
 * The catalogue text has a full stop after the name. A full stop at the end of the name itself, as in "Northgate Inc.",
 * is removed, so that the text does not have two.
 */
function Copyright({ brandName, year }: { brandName: string; year: number }) {
  const t = useTranslations("layout");
  return <span className="soft">{t("copyright", { year: String(year), company: brandName.replace(/\.$/, "") })}</span>;
}
