import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { Main } from "@/components/errors/main";
import { FragmentHistory } from "@/components/layout/fragment-history";
import { LanguageOffer } from "@/components/layout/language-offer";
import { PageLoadingMessage } from "@/components/layout/page-loading-message";
import { PrintOnClick } from "@/components/layout/print-on-click";
import { SiteFrame } from "@/components/layout/site-frame";
import { LateGoogle } from "@/components/site/privacy/late-google";
import { Statistics } from "@/components/site/statistics/statistics";
import { profile } from "@/lib/firm/profile";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { offeredPurposes } from "@/lib/privacy/offered";
import { loadFrame } from "@/lib/site/loaders/frame";

/** The frame of every public page except the payment pages. */
export default async function SiteLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const tLoading = await getTranslations("loading");
  const { question, refuse, agree } = messagesFor(locale).privacyChoices;
  const frame = await loadFrame(locale);
  const otherLanguages = profile().languages.filter((each) => each !== locale);
  return (
    <SiteFrame
      frame={frame}
      top={
        // This container is always on the page, even if it is empty. If the language offer were added directly between
        // the container's siblings, the browser would recalculate the styles of all siblings.
        <div className="lang-offer-place">
          <LanguageOffer
            offers={Object.fromEntries(otherLanguages.map((each) => [each, messagesFor(each).layout.languageOffer]))}
          />
        </div>
      }
    >
      <Main>{children}</Main>
      <FragmentHistory />
      <PrintOnClick />
      <Statistics />
      {offeredPurposes().length > 0 && (
        <>
          {/* The page cache reads this mark and lets the page report to Google. */}
          <meta name="reports-to" content="google" />
          <LateGoogle firmName={frame.header.brandName} locale={locale} texts={{ ...question, refuse, agree }} />
        </>
      )}
      <PageLoadingMessage booking={tLoading("booking")} page={tLoading("page")} />
    </SiteFrame>
  );
}
