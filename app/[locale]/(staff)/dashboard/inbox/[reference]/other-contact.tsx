import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { firm } from "@/lib/firm/settings-snapshot";
import type { LoadedItem } from "@/lib/inquiry/inbox/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatDay } from "@/lib/platform/time/format";

type Props = { readonly contact: LoadedItem["otherContact"]; readonly locale: Locale };

/**
 * The sender's messages, leads and bookings, except the item that the page shows. Renders nothing if the list is empty.
 */
export function OtherContact({ contact: { items, bookings }, locale }: Props) {
  const t = useTranslations("inbox.item");
  const tStatus = useTranslations("dashboard.status");
  const day = (at: Date) => formatDay(at.getTime(), { locale, zone: firm().zone });
  if (items.length + bookings.length === 0) return null;
  return (
    <Section id="other-contact" title={t("otherContact")} isRuled>
      <ul className="earlier">
        {bookings.map(({ reference, startsAt, status }) => (
          <li key={reference}>
            <Link href={`/dashboard/bookings/${reference}`}>{reference}</Link>
            <span className="sub">{[day(startsAt), tStatus(status)].join(" · ")}</span>
          </li>
        ))}
        {items.map(({ reference, createdAt, state }) => (
          <li key={reference}>
            <Link href={`/dashboard/inbox/${reference}`}>{reference}</Link>
            <span className="sub">{[day(createdAt), t(`states.${state}`)].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
