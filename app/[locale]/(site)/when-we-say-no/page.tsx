import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { PrintName } from "@/components/site/parts/print-name";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { isLocale } from "@/lib/platform/i18n/locales";

type Props = PageProps<"/[locale]/when-we-say-no">;

const cases = ["trace", "free", "cost", "paying", "conflict", "other", "identity"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("freeHelp.no");
  return pageMetadata({ locale, path: "/when-we-say-no", title: t("title"), description: t("description") });
}

/** The cases that the firm does not take, each with what the visitor can do for free. */
export default async function WhenWeSayNoPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("freeHelp.no");
  return (
    <>
      <PrintName />
      <PageHead path="/when-we-say-no" title={t("title")} lead={t("lead")} />
      <div className="section section--tight">
        <div className="wrap stack-21">
          {cases.map((each) => (
            <section key={each} className="both">
              <div>
                <h2>{t(`cases.${each}.title`)}</h2>
                <p>{t(`cases.${each}.text`)}</p>
              </div>
              <div>
                <h3>{t("instead")}</h3>
                <p>
                  <LinkedText>{t(`cases.${each}.instead`)}</LinkedText>
                </p>
              </div>
            </section>
          ))}
          <p className="soft">{t("end")}</p>
        </div>
      </div>
    </>
  );
}
