import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { HelperQuestion } from "@/components/site/help/helper-question";
import { PrintName } from "@/components/site/parts/print-name";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { Alert } from "@/components/ui/alert";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { helperQuestions } from "@/lib/plan/helper-questions";

type Props = PageProps<"/[locale]/check-a-helper">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("freeHelp.helper");
  return pageMetadata({ locale, path: "/check-a-helper", title: t("title"), description: t("description") });
}

/** Ten questions for anyone who offers help, the firm included. No answer means "safe". */
export default async function CheckAHelperPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, claims] = await Promise.all([getTranslations("freeHelp.helper"), loadClaims(locale)]);
  const isRegistered = claims.some(({ kind }) => kind === "registration");
  const proof = env().SITE_MODE === "demo" ? "demo" : isRegistered ? "proven" : "unproven";
  return (
    <>
      <PrintName />
      <PageHead path="/check-a-helper" title={t("title")} lead={t("lead")} />
      <div className="section section--tight">
        <div className="wrap helper stack-21">
          {/* A list's own number would be beside the hint, so each question has its number. */}
          <ol className="stack-21" role="list">
            {helperQuestions.map((question, index) => (
              <HelperQuestion key={question.id} number={index + 1} question={question} locale={locale} proof={proof} />
            ))}
          </ol>
          <p className="measure soft">{t("none")}</p>
          <p className="bar so-far">{t("soFar")}</p>
          <div className="bar stop">
            <Alert tone="bad" title={t("stopTitle")}>
              <LinkedText>{t("stop")}</LinkedText>
            </Alert>
          </div>
        </div>
      </div>
    </>
  );
}
