import "@/app/booking.css";

import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { WithBookingTexts } from "@/components/errors/error-screens";
import { Main } from "@/components/errors/main";
import { BrandLogo } from "@/components/layout/brand-logo";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { NoticeLines } from "@/components/layout/notice-lines";
import { PlainFooter } from "@/components/layout/plain-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { Icon } from "@/components/ui/icon";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { plainText } from "@/lib/site/linked-text";
import { loadNotices } from "@/lib/site/loaders/notices";

type Props = LayoutProps<"/[locale]">;

/**
 * The frame of the payment page. The payment page has a more permissive security policy than other pages. Next's router
 * changes the page without loading a new document, so this policy would also apply to the page that opens next. The
 * frame therefore has plain links, which load that page in full, and notices without links.
 */
export default async function PayLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("layout");
  const { tradingName, phone, phoneHref } = await loadFirm();
  const notices = await loadNotices(locale);
  const { booking, emergency } = messagesFor(locale).errorScreens;
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <NoticeLines notices={notices.map(plainText)} />
      <header className="header">
        <div className="wrap pay-header">
          <a href={localizedPath(locale, "/")} className="pay-home">
            <BrandLogo name={tradingName} />
          </a>
          <a className="header-phone" href={phoneHref} aria-label={t("call", { phone })}>
            <Icon name="phone" size="s" />
            <span>{phone}</span>
          </a>
        </div>
      </header>
      <WithBookingTexts texts={{ booking, emergency }}>
        <Main>{children}</Main>
      </WithBookingTexts>
      <PlainFooter locale={locale} firmName={tradingName} />
    </>
  );
}
