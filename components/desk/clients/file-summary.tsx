import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import { SummaryList } from "@/components/ui/summary-list";
import { contactMethods } from "@/lib/booking/contact-methods";
import type { FileClient } from "@/lib/clients/file";
import { Link } from "@/lib/platform/i18n/navigation";
import { phoneUrl } from "@/lib/platform/contact/phone-url";
import { oneOf } from "@/lib/platform/parse/one-of";
import { dayFromDate } from "@/lib/platform/time/day";
import { formatCalendarDate, formatTime, zoneCity } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { isLocale, localeNames } from "@/lib/platform/i18n/locales";
import { readableEmail } from "@/lib/platform/contact/readable-email";

type Props = {
  readonly client: FileClient;
  /** The URL of the form for contact data. Undefined for staff who may not change clients. */
  readonly editHref: string | undefined;
  readonly now: Instant;
};

/**
 * The client's contact details. The safe-contact note is left out, because the page shows it at the top, before any
 * phone number.
 */
export function FileSummary({ client, editHref, now }: Props) {
  const t = useTranslations("clients.summary");
  const locale = useLocale();
  const { phone, email, dateOfBirth, preferredContact, zone } = client;
  const rows = [
    { term: t("phone"), value: <a href={phoneUrl(phone)}>{phone}</a> },
    {
      term: t("email"),
      value:
        email === null ? (
          t("noEmail")
        ) : (
          <a href={`mailto:${email}`} translate="no">
            {readableEmail(email)}
          </a>
        ),
    },
    ...(dateOfBirth ? [{ term: t("born"), value: formatCalendarDate(dayFromDate(dateOfBirth), locale) }] : []),
    { term: t("prefers"), value: t(`methods.${oneOf(contactMethods, preferredContact)}`) },
    { term: t("language"), value: isLocale(client.locale) ? localeNames[client.locale] : client.locale },
    {
      term: t("place"),
      value: t("time", { city: zoneCity(zone, locale), time: formatTime(now, { locale, zone }) }),
    },
  ];
  return (
    <Section id="summary" title={t("title")} isRuled>
      <SummaryList rows={rows} />
      {editHref && (
        <p>
          <Link href={editHref} scroll={false}>
            <Icon name="edit" size="s" /> {t("edit")}
          </Link>
        </p>
      )}
    </Section>
  );
}
