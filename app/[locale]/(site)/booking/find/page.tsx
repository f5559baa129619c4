import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { contactTags } from "@/components/site/parts/contact-links";
import { FindForm } from "@/components/site/booking/manage/find-form";
import { CardPage } from "@/components/site/parts/card-page";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { responseFailures } from "@/components/forms/response-failures";
import { ButtonLink } from "@/components/ui/button";
import { mailLinks } from "@/lib/booking/change/actions/managed";
import { consumerLawFor } from "@/lib/booking/consumer-law";
import { profile } from "@/lib/firm/profile";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { pageMetadata } from "@/app/page-metadata";

type Props = PageProps<"/[locale]/booking/find">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("find");
  return pageMetadata({ locale, path: "/booking/find", title: t("metaTitle"), description: t("lead") });
}

/**
 * Visitors have no password. They enter their email address here and receive the links to their appointments by email.
 * The response is the same for every email address and does not reveal who has booked.
 */
export default async function FindPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("find");
  const { errors } = messagesFor(locale);
  const tFields = await getTranslations("fields");
  const { sent, withdraw } = await searchParams;
  const isSent = sent !== undefined;
  const law = consumerLawFor(undefined, profile().id);
  const heading = withdraw
    ? { title: t("withdraw.title", { law }), lead: t("withdraw.lead", { law }) }
    : { title: t("title"), lead: t("lead") };
  const texts = {
    email: t("email"),
    hint: t("hint"),
    submit: t("submit"),
    sending: t("sending"),
    honeypot: t("honeypot"),
    errorPrefix: t("errors.prefix"),
    errorSummary: t("errors.summary"),
    emailEmpty: tFields("emailEmpty"),
    emailInvalid: tFields("emailInvalid"),
    secretFound: tFields("secretFound"),
    offline: errors.NETWORK_ERROR,
    failures: responseFailures(errors),
  };
  const aside = (
    <>
      <p>{t("privacy")}</p>
      <p>{t.rich("other", contactTags(await loadFirm()))}</p>
      {env().SITE_MODE === "demo" ? <p>{t("demo")}</p> : null}
    </>
  );
  return (
    <CardPage path="/booking/find" {...heading} aside={aside}>
      {isSent ? (
        <>
          <FocusedAlert tone="ok" title={t("sent.title")} event="sent">
            {t("sent.text")}
          </FocusedAlert>
          <div>
            <ButtonLink href="/booking/find" variant="secondary">
              {t("another")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <FindForm locale={locale} texts={texts} action={mailLinks} />
      )}
    </CardPage>
  );
}
