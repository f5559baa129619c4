import { getTranslations } from "next-intl/server";

import { ConfirmForm } from "@/components/site/newsletter/confirm-form";
import { Alert } from "@/components/ui/alert";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { ButtonLink } from "@/components/ui/button";
import { confirmSubscription } from "@/lib/newsletter/actions";
import type { ConfirmState } from "@/lib/newsletter/queries";
import { confirmDays } from "@/lib/newsletter/subscription-state";
import type { Locale } from "@/lib/platform/i18n/locales";

import { formTexts } from "../../form-texts";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly state: ConfirmState;
  /** Whether the visitor has just confirmed. */
  readonly isJustConfirmed: boolean;
};

/** The confirmation form, or the reason why there is nothing to confirm. */
export async function ConfirmBody({ locale, token, state, isJustConfirmed }: Props) {
  const t = await getTranslations("newsletter.confirm");
  if (state === "open") {
    return (
      <>
        <p>{t("text")}</p>
        <ConfirmForm
          locale={locale}
          token={token}
          texts={{ ...(await formTexts()), submit: t("submit") }}
          action={confirmSubscription}
        />
        <p className="t16 soft">{t("notYou")}</p>
      </>
    );
  }
  if (state === "confirmed") {
    const title = t("confirmed.title");
    return isJustConfirmed ? (
      <FocusedAlert tone="ok" title={title} event={state}>
        {t("confirmed.text")}
      </FocusedAlert>
    ) : (
      <Alert tone="ok" title={title}>
        {t("confirmed.text")}
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="info" title={t(`${state}.title`)}>
        {t(`${state}.text`, { days: confirmDays })}
      </Alert>
      <div>
        <ButtonLink href="/newsletter" variant="secondary">
          {t("again")}
        </ButtonLink>
      </div>
    </>
  );
}
