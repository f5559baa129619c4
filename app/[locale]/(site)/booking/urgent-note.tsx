import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";

import { onlyOffice } from "@/components/site/booking/shared/booking-texts";
import { clocksFor } from "@/components/site/booking/shared/clocks";
import { LinkedText } from "@/components/site/parts/linked-text";
import { Alert } from "@/components/ui/alert";
import { loadNextFree } from "@/lib/booking/wizard/loaders/available-times";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayWithoutYear, formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly service: string;
  readonly locale: Locale;
  readonly zone: string | undefined;
  readonly now: Instant;
};

/** Tells visitors with an urgent problem to call their bank first. */
export function BankFirst({ children }: { readonly children?: React.ReactNode }) {
  const t = useTranslations("booking.urgent");
  return (
    <Alert tone="warn" title={t("title")}>
      <p>
        <LinkedText>{t("text")}</LinkedText>
      </p>
      {children}
    </Alert>
  );
}

/** The advice to call the bank first, followed by the start of the soonest free appointment, if there is one. */
export async function UrgentNote({ service, locale, zone, now }: Props) {
  const t = await getTranslations("booking.urgent");
  const start = await loadNextFree(service, now);
  const clock = clocksFor(locale, zone);
  const only = onlyOffice(clock);
  const texts = start === null ? null : { day: formatDayWithoutYear(start, clock), time: formatTime(start, clock) };
  return (
    <BankFirst>
      {texts === null ? null : <p>{only ? t("soonestOffice", { ...texts, city: only.city }) : t("soonest", texts)}</p>}
    </BankFirst>
  );
}
