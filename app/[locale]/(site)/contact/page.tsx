import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ContactForm } from "@/components/site/inquiry/contact-form";
import { FormHeading } from "@/components/site/inquiry/form-heading";
import { contactFormTexts } from "@/components/site/inquiry/form-texts";
import { ReplyNote } from "@/components/site/inquiry/reply-note";
import { WhatToSend } from "@/components/site/inquiry/what-to-send";
import { BookLink } from "@/components/site/parts/book-link";
import { FactList } from "@/components/site/parts/fact-list";
import { JsonLd } from "@/components/site/parts/json-ld";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { QuickTable } from "@/components/site/parts/quick-table";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { sendMessage } from "@/lib/inquiry/contact/actions";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import type { Firm } from "@/lib/firm/settings";
import { statedHours, statedModes } from "@/lib/firm/stated-facts";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { loadOffering } from "@/lib/site/loaders/opening";
import { hoursLines } from "@/lib/site/office-hours";
import { organization } from "@/lib/site/structured-data/firm";

type Props = PageProps<"/[locale]/contact">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("contact");
  return pageMetadata({ locale, path: "/contact", title: t("title"), description: t("description") });
}

/** Contact details and the contact form. */
export default async function ContactPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("contact");
  const { layout } = profile();
  const [claims, firm, offering] = await Promise.all([loadClaims(locale), loadFirm(), loadOffering(locale)]);
  const { email, phone, phoneHref } = firm;
  const address = (firm.visitingAddress ?? firm.registeredOffice)[locale].join(", ");
  // The sample's advisers also work outside the office hours. Whether a live firm's advisers do is not known here.
  const outside = firm.isSample ? "yes" : "no";
  const receivesVisitors = statedModes(firm).includes("in-person");

  return (
    <>
      <PageHead
        path="/contact"
        title={t("title")}
        lead={t(offering.isOpen ? "lead" : "leadClosed")}
        aside={
          <QuickTable
            label={t("details")}
            rows={[
              {
                key: "phone",
                term: t("phone"),
                value: (
                  <a href={phoneHref} className="nowrap" translate="no">
                    {phone}
                  </a>
                ),
              },
              {
                key: "email",
                term: t("email"),
                value: (
                  <a href={`mailto:${email}`} translate="no">
                    {email}
                  </a>
                ),
              },
              { key: "hours", term: t("hours"), value: hoursText(firm, locale, t) },
            ]}
          />
        }
      />
      <div className="section">
        <div className="wrap golden golden--rev">
          <section aria-label={t("details")}>
            <FactList
              facts={[
                {
                  term: t("address"),
                  value: t.rich(receivesVisitors ? "addressNote" : "addressPlain", {
                    address,
                    exact: (text) => <span translate="no">{text}</span>,
                  }),
                },
                {
                  term: t("reply"),
                  value: <ReplyNote claims={pickClaims(claims, [layout.responseTime, layout.openAlways])} />,
                },
              ]}
            />
            <div className="row mt-34">
              <BookLink opening={offering} variant="primary">
                {t("book")}
              </BookLink>
              {offering.isOpen && (
                <span className="t16 soft">
                  {t("bookNote", { free: offering.isFirstHourFree ? "yes" : "no", outside })}
                </span>
              )}
            </div>
          </section>
          <aside className="stack-21" aria-label={t("aside")}>
            <Alert tone="warn" title={t("firstTitle")}>
              <LinkedText>{t("firstText")}</LinkedText>
            </Alert>
            <Alert icon="shield-check" title={t("proofTitle")}>
              <LinkedText>{t("proofText")}</LinkedText>
            </Alert>
          </aside>
        </div>
      </div>
      <section className="section section--sunken" id="write" aria-labelledby="form-title">
        <div className="wrap golden golden--rev">
          <Card className="inquiry-card">
            <ContactForm
              heading={<FormHeading kind="contact" isDemo={env().SITE_MODE === "demo"} />}
              texts={await contactFormTexts(locale)}
              action={sendMessage}
            />
          </Card>
          <WhatToSend />
        </div>
      </section>
      <JsonLd things={organization({ firm, locale, claims })} />
    </>
  );
}

/** The office hours in one line. Undefined until an administrator has confirmed them, and if there are none. */
function hoursText(firm: Firm, locale: Locale, t: Awaited<ReturnType<typeof getTranslations<"contact">>>) {
  const stated = statedHours(firm);
  const lines = stated ? hoursLines(stated.openingHours, { locale, zone: stated.zone }) : [];
  if (!stated || lines.length === 0) return undefined;
  const hours = lines.map(({ first, last, ...times }) =>
    first === last ? t("hoursOneDay", { day: first, ...times }) : t("hoursDays", { first, last, ...times }),
  );
  return t("hoursZone", { hours: hours.join("; "), city: stated.city[locale] });
}
