import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { Art } from "@/components/site/parts/art";
import { PageHead } from "@/components/site/parts/page-head";
import { Alert } from "@/components/ui/alert";
import { CallerWords } from "@/components/site/verify/caller-words";
import { CheckSteps } from "@/components/site/verify/check-steps";
import { ClaimGroup } from "@/components/site/verify/claim-group";
import { NeverList } from "@/components/site/verify/never-list";
import { RegistrationScope } from "@/components/site/verify/registration-scope";
import { claimKinds, pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { contactOf } from "@/lib/firm/settings";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { senderOf } from "@/lib/platform/mail/message";

/**
 * The number of claim groups that are open when the page loads. These are supervision and registrations, because
 * visitors check them first.
 */
const openGroups = 2;

type Props = PageProps<"/[locale]/verify">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("verify");
  return pageMetadata({ locale, path: "/verify", title: t("title"), description: t("description") });
}

/** Every verifiable claim of the firm, and how to verify each one independently. */
export default async function VerifyPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("verify");
  const [claims, firm] = await Promise.all([loadClaims(locale), loadFirm()]);
  const isDemo = env().SITE_MODE === "demo";

  return (
    <>
      <PageHead path="/verify" title={t("title")} lead={t("lead")} band="deep" aside={<Art name="lens" />}>
        <p className="page-links">
          <a href="#steps">{t("steps.title")}</a>
          <a href="#never">{t("never.title")}</a>
          <a href="#words">{t("words.title")}</a>
          <a href="#claims">{t("claims.title")}</a>
        </p>
      </PageHead>
      <CheckSteps legalName={firm.legalName} />
      <div className="section section--tight section--sunken">
        <div className="wrap guards">
          <NeverList />
          <CallerWords contact={contactOf(firm)} sender={senderOf().address} />
        </div>
      </div>
      <section className="section section--tight" id="claims" aria-labelledby="claims-title">
        <div className="wrap">
          <div className="head head--row">
            <h2 id="claims-title">{t("claims.title")}</h2>
            <p className="t16 soft">
              {t("claims.lead")} {!isDemo && t("claims.rule")}
            </p>
          </div>
          {isDemo && <Alert tone="warn">{t("claims.sample")}</Alert>}
          {claims.length === 0 && <Alert>{t("claims.none")}</Alert>}
          <div className="register-list">
            {claimKinds.map((kind, index) => (
              <ClaimGroup key={kind} kind={kind} all={claims} locale={locale} isOpen={index < openGroups} />
            ))}
          </div>
          <RegistrationScope claims={pickClaims(claims, [profile().layout.registrationScope])} />
        </div>
      </section>
    </>
  );
}
