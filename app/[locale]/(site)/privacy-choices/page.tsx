import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { responseFailures } from "@/components/forms/response-failures";
import { CardPage } from "@/components/site/parts/card-page";
import { ChoicesForm } from "@/components/site/privacy/choices-form";
import { isLocale } from "@/lib/platform/i18n/locales";
import { choosePrivacy } from "@/lib/privacy/actions";
import { choicesOfVisitor } from "@/lib/privacy/choices-cookie";
import { offeredPurposes } from "@/lib/privacy/offered";

type Props = PageProps<"/[locale]/privacy-choices">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("privacyChoices");
  return pageMetadata({ locale, path: "/privacy-choices", title: t("title") });
}

/** The visitor's choices about services of others. Each can be changed here at any time. */
export default async function PrivacyChoicesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, { errors }, agreed = [], { saved }] = await Promise.all([
    getTranslations("privacyChoices"),
    getMessages(),
    choicesOfVisitor(),
    searchParams,
  ]);
  const choices = offeredPurposes().map((purpose) => ({
    purpose,
    title: t(`purposes.${purpose}.title`),
    text: t(`purposes.${purpose}.text`),
    details: t(`purposes.${purpose}.details`),
    isAgreed: agreed.includes(purpose),
  }));
  return (
    <CardPage
      path="/privacy-choices"
      title={t("title")}
      lead={choices.length > 0 ? t("lead") : undefined}
      aside={
        <>
          <h2 className="h4">{t("needed.title")}</h2>
          <p>{t("needed.text")}</p>
          {choices.length > 0 && <p>{t("never")}</p>}
        </>
      }
    >
      {choices.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <>
          {saved === "1" && (
            <FocusedAlert tone="ok" title={t("saved.title")} event={agreed}>
              {t("saved.text")}
            </FocusedAlert>
          )}
          <ChoicesForm
            locale={locale}
            choices={choices}
            action={choosePrivacy}
            texts={{
              refuse: t("refuse"),
              agree: t("agree"),
              details: t("details"),
              submit: t("submit"),
              sending: t("sending"),
              offline: errors.NETWORK_ERROR,
              failures: responseFailures(errors),
              errorSummary: t("errorSummary"),
            }}
          />
        </>
      )}
    </CardPage>
  );
}
