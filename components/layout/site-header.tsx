import { useLocale, useTranslations } from "next-intl";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SiteContent } from "@/lib/site/opening";

import { BookAction } from "./book-action";
import { BrandLogo } from "./brand-logo";
import { ByArea } from "./by-area";
import { shortHeaderAreas } from "./current-page";
import { HeaderFrame } from "./header-frame";
import { LanguageSwitch } from "./language-switch";
import { DrawerGroup, NavDrawer } from "./nav-drawer";
import { NavLink } from "./nav-link";
import { ProcessMenu } from "./process-menu";
import { drawerLinks, existingLinks, mainLinks, processLinks } from "./site-links";
import { ThemeButton, ThemeToggle } from "./theme-toggle";

export type SiteHeaderProps = {
  brandName: string;
  /** The line under the firm's name, from the claim records. */
  claimLine?: string | undefined;
  phone: string;
  /** The phone number as a `tel:` link. */
  phoneHref: string;
  /** The offered languages in display order. */
  locales: readonly Locale[];
  content: SiteContent;
};

/** The header of every public page. */
export function SiteHeader({ brandName, claimLine, phone, phoneHref, locales, content }: SiteHeaderProps) {
  const t = useTranslations("layout");
  const locale = useLocale();
  const processMenu = processLinks.map(({ href, key, icon }) => ({ href, label: t(`links.${key}`), icon }));
  const languages = <LanguageSwitch label={t("language")} current={locale} locales={locales} />;
  const [services, ...others] = (["services", "about", "contact"] as const).map((key) => (
    <NavLink key={key} href={mainLinks[key]} label={t(`links.${key}`)} />
  ));
  const action = content.isBookingOpen
    ? { label: t("book"), href: "/booking" }
    : { label: t("call", { phone: phone.replaceAll(" ", "\u00a0") }), href: phoneHref };
  const themeNames = { premium: t("theme.premium"), light: t("theme.light"), dark: t("theme.dark") };

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
          <ThemeButton
            actions={{
              premium: t("theme.change", { name: themeNames.premium }),
              light: t("theme.change", { name: themeNames.light }),
              dark: t("theme.change", { name: themeNames.dark }),
            }}
          />
          <BookAction {...action} />
        </div>
        <ByArea
          areas={shortHeaderAreas}
          inside={
            <a className="header-phone" href={phoneHref} aria-label={t("call", { phone })}>
              <Icon name="phone" size="s" />
              <span translate="no">{phone}</span>
            </a>
          }
        />
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
            {existingLinks(drawerLinks, content).map(({ href, key }) => (
              <NavLink key={href} href={href} label={t(`links.${key}`)} />
            ))}
          </nav>
          <div className="tools">
            <a className={buttonClasses({ variant: "secondary", size: "lg", isBlock: true })} href={phoneHref}>
              <Icon name="phone" size="s" />
              {t("call", { phone: phone.replaceAll(" ", "\u00a0") })}
            </a>
            {content.isBookingOpen && <BookAction {...action} isInDrawer />}
            {languages}
            <ThemeToggle label={t("theme.label")} names={themeNames} />
          </div>
        </NavDrawer>
      </div>
    </HeaderFrame>
  );
}
