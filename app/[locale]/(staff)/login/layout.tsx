import "@/app/staff.css";

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { Main } from "@/components/errors/main";
import { BrandLogo } from "@/components/layout/brand-logo";
import { ClientMessages } from "@/components/layout/client-messages";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { SkipLink } from "@/components/layout/skip-link";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the sign-in pages, without the public header and footer. */
export default async function LoginLayout({ children, params }: LayoutProps<"/[locale]/login">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("layout");
  const tLogin = await getTranslations("login");
  const { tradingName } = await loadFirm();
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <header className="sign-in-header">
        <div className="wrap">
          <BrandLogo name={tradingName} claimLine={tLogin("staff")} href="/" />
          <LanguageSwitch label={t("language")} current={locale} locales={profile().languages} />
        </div>
      </header>
      <ClientMessages namespaces={["login", "account", "errors"]}>
        <Main>
          <div className="wrap">{children}</div>
        </Main>
      </ClientMessages>
    </>
  );
}
