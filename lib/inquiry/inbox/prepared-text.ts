import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoment, zoneCity } from "@/lib/platform/time/format";

import type { BookingAbout } from "./queries/prepared";

/** What an email about an appointment is: a summary after it, or the offer of another time if it did not take place. */
export const preparedKinds = ["summary", "offer"] as const;
export type PreparedKind = (typeof preparedKinds)[number];

type Writing = {
  readonly kind: PreparedKind;
  readonly locale: Locale;
  /** Whether to leave out what the appointment was about, because another person may read the email. */
  readonly isDiscreet: boolean;
};

/**
 * The text with which an email about an appointment begins, without greeting and signature. Staff complete it before it
 * is sent. The link of an offer reserves no time: the client chooses one on the site.
 */
export function preparedText(
  { status, startsAt, zone, service, next }: BookingAbout,
  { kind, locale, isDiscreet }: Writing,
): string {
  const t = translatorFor(locale, "mail.inquiry.prepared");
  const moment = (at: Date, of: string) =>
    t("moment", { time: formatMoment(at.getTime(), { locale, zone: of }), city: zoneCity(of, locale) });
  const time = moment(startsAt, zone);
  if (kind === "summary")
    return [
      t("summary", { moment: time }),
      "- \n- ",
      ...(next ? [t("next", { moment: moment(next.startsAt, next.zone) })] : []),
    ].join("\n\n");
  const link = absoluteUrl(locale, isDiscreet ? "/booking" : `/booking?service=${service.slug}`);
  return [t(status === "no_show" ? "missed" : "cancelled", { moment: time }), `${t("offer")}\n${link}`].join("\n\n");
}
