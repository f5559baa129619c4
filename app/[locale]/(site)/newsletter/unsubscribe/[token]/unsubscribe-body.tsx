import { getTranslations } from "next-intl/server";

import { contactTags } from "@/components/site/parts/contact-links";
import { UnsubscribeForm } from "@/components/site/newsletter/unsubscribe-form";
import { Alert } from "@/components/ui/alert";
import { FocusedAlert } from "@/components/forms/focused-alert";
import { ButtonLink } from "@/components/ui/button";
import { loadFirm } from "@/lib/firm/loaders/firm";
import type { Subscription } from "@/lib/newsletter/queries";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly state: Subscription["state"];
  /** The result of the submitted form, from the URL's query. */
  readonly outcome: "done" | "failed" | undefined;
};

/**
 * The unsubscribe form, or a note that the subscription has ended. The choice depends on the stored state, not on the
 * URL's query.
 */
export async function UnsubscribeBody({ locale, token, state, outcome }: Props) {
  const t = await getTranslations("newsletter.unsubscribe");
  const tErrors = await getTranslations("errors");
  if (state === "ended") {
    const title = t("ended.title");
    return (
      <>
        {outcome === "done" ? (
          <FocusedAlert tone="ok" title={title} event={state}>
            {t("ended.text")}
          </FocusedAlert>
        ) : (
          <Alert tone="info" title={title}>
            {t("ended.text")}
          </Alert>
        )}
        <p className="t16">{t.rich("again", contactTags(await loadFirm()))}</p>
        <div>
          <ButtonLink href="/newsletter" variant="secondary">
            {t("newsletterPage")}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {outcome === "failed" ? (
        <FocusedAlert tone="bad" event={outcome}>
          {tErrors("TOO_MANY_REQUESTS")}
        </FocusedAlert>
      ) : null}
      <p>{state === "pending" ? t("pendingText") : t("text")}</p>
      <UnsubscribeForm
        locale={locale}
        url={localizedPath(locale, `/newsletter/unsubscribe/${token}`)}
        submit={state === "pending" ? t("pendingSubmit") : t("submit")}
        forGood={t("forGood")}
      />
      {state === "confirmed" ? (
        <p className="t16">
          <Link href={`/newsletter/preferences/${token}`}>{t("keep")}</Link>
        </p>
      ) : null}
    </>
  );
}
