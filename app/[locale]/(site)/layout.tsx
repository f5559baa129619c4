import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { Main } from "@/components/errors/main";
import { ByArea } from "@/components/layout/by-area";
import { bookingAreas } from "@/components/layout/current-page";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { FragmentHistory } from "@/components/layout/fragment-history";
import { LanguageOffer } from "@/components/layout/language-offer";
import { PageLoadingMessage } from "@/components/layout/page-loading-message";
import { RegistrationBar } from "@/components/layout/registration-bar";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SkipLink } from "@/components/layout/skip-link";
import { pickClaims } from "@/lib/firm/claims";
import { loadClaims } from "@/lib/firm/loaders/claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { isRead, statedHours } from "@/lib/firm/stated-facts";
import { socialLinks } from "@/lib/firm/social";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { dayOf } from "@/lib/platform/time/zone";
import { claimLines } from "@/lib/site/claim-lines";
import { loadOffering } from "@/lib/site/loaders/opening";
import { hoursLines } from "@/lib/site/office-hours";

/** The frame of every public page except the payment pages. */
export default async function SiteLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("layout");
  const tLoading = await getTranslations("loading");
  const { layout, languages } = profile();
  const firm = await loadFirm();
  const otherLanguages = languages.filter((each) => each !== locale);
  const claims = await loadClaims(locale);
  const lines = claimLines(claims, layout);
  const offering = await loadOffering(locale);
  const content = {
    isBookingOpen: offering.isOpen,
    hasPrices: offering.hasPrices,
    hasTeam: pickClaims(claims, layout.team).length > 0,
    hasArticles: isRead(firm, "articles"),
    hasQuestions: isRead(firm, "questions"),
  };
  const stated = statedHours(firm);
  const hours = stated ? hoursLines(stated.openingHours, { locale, zone: stated.zone }, "short") : [];

  return (
    <>
      <SkipLink label={t("skipToContent")} />
      {/* This container is always on the page, even if it is empty. If the language offer were added directly between
          the container's siblings, the browser would recalculate the styles of all siblings. */}
      <div className="lang-offer-place">
        <LanguageOffer
          offers={Object.fromEntries(otherLanguages.map((each) => [each, messagesFor(each).layout.languageOffer]))}
        />
      </div>
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <ByArea
        areas={bookingAreas}
        outside={
          <RegistrationBar
            facts={lines.banner}
            label={t("registration.label")}
            checkLabel={t("registration.check")}
            call={{ label: t("call", { phone: firm.phone }), phone: firm.phone, href: firm.phoneHref }}
          />
        }
      />
      <SiteHeader
        brandName={firm.tradingName}
        claimLine={lines.logoLine}
        phone={firm.phone}
        phoneHref={firm.phoneHref}
        locales={languages}
        content={content}
      />
      <Main>{children}</Main>
      <FragmentHistory />
      <PageLoadingMessage booking={tLoading("booking")} page={tLoading("page")} />
      {/* Trust badges link to this anchor. */}
      <div id="contact">
        <SiteFooter
          brandName={firm.tradingName}
          claimLine={lines.logoLine}
          registrationInfo={lines.registrations}
          regulation={lines.regulation}
          regulatoryDisclaimer={lines.regulatoryDisclaimer}
          contact={{
            phone: firm.phone,
            phoneHref: firm.phoneHref,
            email: firm.email,
            addressLines: (firm.visitingAddress ?? firm.registeredOffice)[locale],
            hours: hours.map(({ first, last, ...times }) =>
              first === last ? t("hours.oneDay", { day: first, ...times }) : t("hours.days", { first, last, ...times }),
            ),
          }}
          socialLinks={socialLinks(firm)}
          content={content}
          year={Number(dayOf(Date.now(), firm.zone).slice(0, 4))}
        />
      </div>
    </>
  );
}
