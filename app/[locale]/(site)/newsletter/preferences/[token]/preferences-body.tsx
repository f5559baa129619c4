import { getTranslations } from "next-intl/server";

import { PreferencesForm } from "@/components/site/newsletter/preferences-form";
import { Alert } from "@/components/ui/alert";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { ButtonLink } from "@/components/ui/button";
import { changePreferences } from "@/lib/newsletter/actions";
import { interests } from "@/lib/newsletter/interests";
import type { Subscription } from "@/lib/newsletter/queries";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { formTexts } from "../../form-texts";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly subscription: Subscription;
  /** Whether the visitor has just saved the form. */
  readonly isJustSaved: boolean;
};

/** The form for the preferences. If the subscription is not confirmed, a notice says so instead. */
export async function PreferencesBody({ locale, token, subscription, isJustSaved }: Props) {
  const t = await getTranslations("newsletter");
  if (subscription.state !== "confirmed") {
    const { state } = subscription;
    return (
      <>
        <Alert tone="info" title={t(`preferences.${state}.title`)}>
          {t(`preferences.${state}.text`)}
        </Alert>
        {state === "ended" ? (
          <div>
            <ButtonLink href="/newsletter" variant="secondary">
              {t("confirm.again")}
            </ButtonLink>
          </div>
        ) : null}
      </>
    );
  }
  return (
    <>
      {isJustSaved ? (
        <FocusedAlert tone="ok" title={t("preferences.saved.title")} event={subscription}>
          {t("preferences.saved.text")}
        </FocusedAlert>
      ) : null}
      <PreferencesForm
        locale={locale}
        token={token}
        languages={{
          legend: t("preferences.language"),
          options: locales.map((value) => ({ value, label: localeNames[value] })),
        }}
        topics={{
          legend: t("interestsTitle"),
          hint: t("interestsHint"),
          options: interests.map((value) => ({ value, label: t(`interests.${value}`) })),
        }}
        chosen={subscription}
        texts={{ ...(await formTexts()), submit: t("preferences.submit") }}
        action={changePreferences}
      />
      <p className="t16">
        <Link href={`/newsletter/unsubscribe/${token}`}>{t("preferences.unsubscribe")}</Link>
      </p>
    </>
  );
}
