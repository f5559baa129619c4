import { useLocale, useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { BookAction } from "./book-action";
import { BrandLogo } from "./brand-logo";
import { HeaderFrame } from "./header-frame";
import { LanguageSwitch } from "./language-switch";
import { DrawerGroup, NavDrawer } from "./nav-drawer";
import { NavLink } from "./nav-link";
import { ProcessMenu } from "./process-menu";
import { mainLinks, processLinks } from "./site-links";

export type SiteHeaderProps = {
  brandName: string;
  /** From the claim records. */
  claimLine?: string | undefined;
  phone: string;
  /** The phone number as a `tel:` link. */
  phoneHref: string;
  /** The offered languages in display order. */
  locales: readonly Locale[];
};

/** The header of every public page. */
export function SiteHeader({ brandName, claimLine, phone, phoneHref, locales }: SiteHeaderProps) {
  const t = useTranslations("layout");
  const locale = useLocale();
  const processMenu = processLinks.map(({ href, key, icon }) => ({ href, label: t(`links.${key}`), icon }));
  const book = { label: t("book"), phone, phoneHref };
  const languages = <LanguageSwitch label={t("language")} current={locale} locales={locales} />;
  const [services, ...others] = (["services", "about", "contact"] as const).map((key) => (
    <NavLink key={key} href={mainLinks[key]} label={t(`links.${key}`)} />
  ));

  return (
    <HeaderFrame>
      <div className="wrap">
        <BrandLogo name={brandName} claimLine={claimLine} href="/" />
        <nav className="nav" aria-label={t("mainNavigation")}>
          {services}
          <ProcessMenu label={t("recoveryProcess")} links={processMenu} />
          {others}
        </nav>
        <div className="header-tools">
          {languages}
          <BookAction {...book} />
        </div>
        <NavDrawer openLabel={t("openMenu")} closeLabel={t("closeMenu")} title={t("menu")}>
          <nav aria-label={t("mainNavigation")}>
            {services}
            <DrawerGroup label={t("recoveryProcess")}>
              {processMenu.map(({ href, label, icon }) => (
                <Link key={href} href={href}>
                  <Icon name={icon} />
                  {label}
                </Link>
              ))}
            </DrawerGroup>
            {others}
          </nav>
          <div className="tools">
            {languages}
            <BookAction {...book} isInDrawer />
          </div>
        </NavDrawer>
      </div>
    </HeaderFrame>
  );
}
