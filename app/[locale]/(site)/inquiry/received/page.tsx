import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { BookAfterwards } from "@/components/site/inquiry/book-afterwards";
import { FirstAid } from "@/components/site/inquiry/first-aid";
import { NextSteps } from "@/components/site/inquiry/next-steps";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { bookAfterRequest } from "@/lib/booking/wizard/actions/draft";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { loadReceipt } from "@/lib/inquiry/loaders";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { loadAreNumbersOverdue } from "@/lib/plan/loaders";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadOffering } from "@/lib/site/loaders/opening";

type Props = PageProps<"/[locale]/inquiry/received">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("inquiry.received");
  return pageMetadata({ locale, path: "/inquiry/received", title: t("metaTitle") });
}

/**
 * Confirms a message or a request for help. Shows the reference, first-aid advice, the offer of an appointment and the
 * next steps.
 */
export default async function ReceivedPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, receipt, claims, { phone }, offering] = await Promise.all([
    getTranslations("inquiry"),
    loadReceipt(),
    loadClaims(locale),
    loadFirm(),
    loadOffering(locale),
  ]);

  if (!receipt) {
    return (
      <div className="section">
        <div className="wrap stack-21">
          <h1>{t("received.none")}</h1>
          <p className="lead">{t("received.noneText")}</p>
          <p>
            <ButtonLink href="/contact#write" variant="primary">
              {t("received.write")}
            </ButtonLink>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="section">
      <div className="wrap golden golden--rev received">
        <div className="received-parts">
          <div className="stack-21">
            <h1>{t("received.title")}</h1>
            <p className="lead">{t("received.lead")}</p>
            <p className="refno">
              <span>
                <span className="vh">{t("received.reference")} </span>
                {receipt.reference}
              </span>
            </p>
            {env().SITE_MODE === "demo" ? (
              <Alert tone="warn">{t("demo")}</Alert>
            ) : (
              <p className="soft">{t("received.copy")}</p>
            )}
          </div>
          <FirstAid isStale={await loadAreNumbersOverdue()} />
          <BookAfterwards kind={receipt.kind} locale={locale} action={bookAfterRequest} offering={offering} />
        </div>
        <NextSteps
          phone={phone}
          isByEmailOnly={isInstructed(receipt.safeContact, "emailOnly")}
          replyClaims={pickClaims(claims, [profile().layout.responseTime])}
        />
      </div>
    </div>
  );
}
