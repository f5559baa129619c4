import { getTranslations } from "next-intl/server";

import { LateOfferedTimes } from "@/components/site/booking/late-forms";
import { rescheduleManaged, keepManaged } from "@/lib/booking/change/actions/managed";
import type { Managed } from "@/lib/booking/change/manage";
import { lacksEarlyStart } from "@/lib/booking/change/withdrawal";
import { loadOpenOffer } from "@/lib/booking/days-off/loaders/open-offer";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayLong, formatMoment, formatTimeRange } from "@/lib/platform/time/format";

import { firmContext } from "../../step-context";

type Props = {
  readonly locale: Locale;
  readonly token: string;
  readonly managed: Managed;
  readonly now: number;
  readonly path: string;
};

/** The other times that are kept for the client, if staff have offered some. Renders nothing otherwise. */
export async function OfferPart({ locale, token, managed: { booking }, now, path }: Props) {
  const offer = await loadOpenOffer(booking.id, now);
  if (!offer) return null;
  const t = await getTranslations("manage.offer");
  const clock = { locale, zone: booking.zone };
  const texts = offer.times.map(({ start, end, adviser }) => {
    const time = `${formatDayLong(start, clock)}, ${formatTimeRange({ start, end }, clock)}`;
    return {
      start: new Date(start).toISOString(),
      text: capitalised(adviser === booking.adviser.name ? time : t("withAdviser", { moment: time, adviser }), locale),
    };
  });
  return (
    <LateOfferedTimes
      times={texts}
      until={formatMoment(offer.until, clock)}
      token={token}
      from={booking.startsAt.toISOString()}
      path={path}
      asksEarlyStart={offer.times.some(({ start }) => lacksEarlyStart(booking, start)) ? booking.consumerLaw : null}
      contact={firmContext().contact}
      choose={rescheduleManaged}
      keep={keepManaged}
    />
  );
}
