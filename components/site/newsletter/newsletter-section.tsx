import { useLocale, useMessages, useTranslations } from "next-intl";

import { responseFailures } from "@/components/forms/response-failures";
import { interests } from "@/lib/newsletter/interests";
import { Link } from "@/lib/platform/i18n/navigation";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { NewsletterForm } from "./newsletter-form";

type Props = {
  readonly id: string;
  readonly action: FormAction;
  /** Whether the site runs in demo mode. If it does, the text above the form says so. */
  readonly isDemo: boolean;
  /** Whether the form offers topics. */
  readonly hasTopics?: boolean;
  /** The heading level of the error summary. It must be one level below the heading of the form. */
  readonly headingLevel?: 2 | 3;
};

/** The newsletter form in the page's language. */
export function NewsletterSection({ id, action, isDemo, hasTopics = false, headingLevel = 3 }: Props) {
  const t = useTranslations("newsletter");
  const { errors } = useMessages();
  const locale = useLocale();
  const texts = {
    email: t("email"),
    placeholder: t("placeholder"),
    submit: t("submit"),
    sending: t("sending"),
    honeypot: t("honeypot"),
    errorPrefix: t("errors.prefix"),
    errorSummary: t("errors.summary"),
    offline: errors.NETWORK_ERROR,
    failures: responseFailures(errors),
    done: { title: `${t("pending.title")}.`, text: t("pending.text") },
  };
  const topics = {
    legend: t("interestsTitle"),
    hint: t("interestsHint"),
    options: interests.map((value) => ({ value, label: t(`interests.${value}`) })),
  };
  return (
    <>
      <p className="soft newsletter-about">
        {t("description")}
        {isDemo ? ` ${t("demo")}` : null}
      </p>
      <NewsletterForm
        id={id}
        locale={locale}
        page={isLocale(locale) ? addPrefix(locale, "/newsletter") : "/newsletter"}
        texts={texts}
        consent={t.rich("consent", {
          link: (text) => <Link href="/privacy-policy">{text}</Link>,
        })}
        topics={hasTopics ? topics : undefined}
        headingLevel={headingLevel}
        action={action}
      />
    </>
  );
}
