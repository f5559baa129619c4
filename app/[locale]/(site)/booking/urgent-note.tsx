import { getTranslations } from "next-intl/server";

import { LinkedText } from "@/components/site/linked-text";
import { Alert } from "@/components/ui/alert";
import { loadNextFree } from "@/lib/booking/loaders/available-times";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayLong, formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly service: string;
  readonly locale: Locale;
  readonly zone: string | undefined;
  readonly now: Instant;
};

/** For visitors who need help quickly: advice to call their bank first, and the soonest free appointment. */
export async function UrgentNote({ service, locale, zone, now }: Props) {
  const t = await getTranslations("booking.urgent");
  const start = await loadNextFree(service, now);
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
