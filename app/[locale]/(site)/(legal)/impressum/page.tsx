import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { firmFacts } from "@/components/site/parts/firm-facts";
import { FactList } from "@/components/site/parts/fact-list";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { Alert } from "@/components/ui/alert";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";

type Props = PageProps<"/[locale]/impressum">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("impressum");
  return pageMetadata({ locale, path: "/impressum", title: t("title"), description: t("description") });
}

/**
 * The provider identification that § 5 DDG requires. The page names a supervisory authority only if the claim about it
 * is verified and has not expired.
 */
export default async function ImpressumPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("impressum");
  const firm = await loadFirm();
  const { email, phone, phoneHref } = firm;
  const address = firm.registeredOffice[locale].join(", ");
  const supervisors = pickClaims(await loadClaims(locale), profile().layout.footerRegulators);

  const facts = [
    { term: t("name"), value: firm.legalName },
    { term: t("form"), value: firm.legalForm },
    { term: t("representatives"), value: firm.representatives },
    { term: t("address"), value: <span translate="no">{address}</span> },
    {
      term: t("email"),
      value: (
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      ),
    },
    {
      term: t("phone"),
      value: (
        <a href={phoneHref} className="nowrap" translate="no">
          {phone}
        </a>
      ),
    },
    ...(firm.registers.length > 0 ? [{ term: t("register"), value: firm.registers.join(", ") }] : []),
    ...(firm.taxNumber === null ? [] : [{ term: t("taxNumber"), value: firm.taxNumber }]),
    ...supervisors
      .slice(0, 1)
      .map(({ text }) => ({ term: t("supervisor"), value: <LinkedText>{t("supervisorText", { text })}</LinkedText> })),
    {
      term: t("editor"),
      value: <span translate="no">{t("editorText", { representatives: firm.representatives, address })}</span>,
    },
  ];

  const { Counsel } = firmFacts(firm, locale);
  return (
    <>
      <PageHead path="/impressum" title={t("title")} lead={t("lead")} />
      <div className="section">
        <div className="wrap golden golden--rev">
          <div className="stack-21">
            {firm.isSample && <Alert tone="warn">{t("sample")}</Alert>}
            <FactList facts={facts} />
          </div>
          <div className="stack">
            <h2>{t("contentTitle")}</h2>
            <p>{t("contentText")}</p>
            <p>
              <LinkedText>{t("more")}</LinkedText>
            </p>
            <h2>{t("disputesTitle")}</h2>
            {/* § 36 VSBG requires this statement for consumers in Germany, who read the page in each language. */}
            <p>{t("disputesText")}</p>
            <Counsel />
          </div>
        </div>
      </div>
    </>
  );
}
