import "@/app/evidence.css";

import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { LeaveNow } from "@/components/evidence/leave-now";
import { Main } from "@/components/errors/main";
import { BrandLogo } from "@/components/layout/brand-logo";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { PlainFooter } from "@/components/layout/plain-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

/**
 * The frame of the page on which visitors prepare their evidence. Browsers refuse every connection from this page.
 * Next's router would keep that policy on the next page, so the frame has plain links, which load that page in full.
 */
export default async function EvidenceLayout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("layout");
  const tEvidence = await getTranslations("evidence");
  const { tradingName } = await loadFirm();
  return (
    <>
      {/* The page cache reads this mark and forbids the page every connection. */}
      <meta name="connects-to" content="nothing" />
      <SkipLink label={t("skipToContent")} />
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <header className="header">
        <div className="wrap evidence-header">
          <a href={localizedPath(locale, "/")}>
            <BrandLogo name={tradingName} />
          </a>
          <LanguageSwitch label={t("language")} current={locale} locales={profile().languages} />
          <LeaveNow label={tEvidence("leave.label")} to={profile().weather[locale]} />
        </div>
      </header>
      <Main>{children}</Main>
      <PlainFooter locale={locale} firmName={tradingName} />
    </>
  );
}
