import { useLocale, useTranslations } from "next-intl";

import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AgreedKey, LegalVersion } from "@/lib/content/legal/versions";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = {
  readonly agreements: readonly { readonly key: AgreedKey; readonly version: LegalVersion }[];
  /** The language in which the client booked. */
  readonly language: string;
};

/** The versions of the legal texts that a client agreed to, each with a link to what the client read. */
export function AgreedVersions({ agreements, language }: Props) {
  const t = useTranslations("bookings.record");
  const locale = useLocale();
  const read = parseLocale(language) ?? defaultLocale;
  return agreements.map(({ key, version: { number, day } }) => {
    const text = t(`agreed.${key}`, { number, day: formatCalendarDate(day, locale) });
    return (
      <p key={key}>
        {text}{" "}
        <Link href={`/dashboard/settings/legal/${key}/${number}?locale=${read}`}>
          {t("readAgreed")}
          <VisuallyHidden>{`, ${text}`}</VisuallyHidden>
        </Link>
      </p>
    );
  });
}
