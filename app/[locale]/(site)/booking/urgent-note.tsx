import { getTranslations } from "next-intl/server";

import { LinkedText } from "@/components/site/linked-text";
import { Alert } from "@/components/ui/alert";
import { nextFree } from "@/lib/availability/queries/slots";
import { office as officeRules } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayLong, formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";

type Props = {
  readonly service: string;
  readonly locale: Locale;
  readonly zone: string | undefined;
  readonly now: Instant;
};

/** For a visitor in a hurry: the bank comes before us, and how soon the soonest free time is. */
export async function UrgentNote({ service, locale, zone, now }: Props) {
  const t = await getTranslations("booking.urgent");
  const start = await soonest(service, now);
  const office = firm();
  const clock = { locale, zone: zone ?? office.zone };
  return (
    <Alert tone="warn" title={t("title")}>
      <p>
        <LinkedText>{t("text")}</LinkedText>
      </p>
      {start === null ? null : (
        <p>
          {zone === undefined || zone === office.zone
            ? t("soonestOffice", {
                day: formatDayLong(start, clock),
                time: formatTime(start, clock),
                city: office.city[locale],
              })
            : t("soonest", { day: formatDayLong(start, clock), time: formatTime(start, clock) })}
        </p>
      )}
    </Alert>
  );
}

async function soonest(key: string, now: Instant): Promise<Instant | null> {
  try {
    const service = await serviceByKey(key);
    const slot = service && (await nextFree({ service, office: officeRules(), now }));
    return slot?.start ?? null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}
