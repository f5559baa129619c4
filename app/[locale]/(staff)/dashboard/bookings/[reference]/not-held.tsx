import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { completeBooking, markNoShow } from "@/lib/booking/desk/actions/staff";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { refundRule } from "@/lib/booking/change/refund-rule";
import { isOpen } from "@/lib/booking/states";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import type { RecordLinks } from "./record-actions";

type Props = {
  readonly record: BookingRecord;
  readonly links: RecordLinks;
  readonly locale: Locale;
  readonly now: Instant;
};

/**
 * The section in which staff cancel an appointment or record that the client did not come (a no-show). Staff can also
 * correct the outcome later, from completed to no-show or from no-show to completed.
 */
export async function NotHeld({ record: { booking }, links, locale, now }: Props) {
  const t = await getTranslations("bookings.record");
  const values = { reference: booking.reference, version: String(booking.version) };
  if (booking.status === "cancelled") return null;
  return (
    <Section id="not-held" title={t("notHeld")}>
      <div className="stack-13">
        {booking.status === "completed" && (
          <StaffForm action={markNoShow} values={values} submit={t("correctNoShow")} />
        )}
        {booking.status === "no_show" && (
          <StaffForm action={completeBooking} values={values} submit={t("correctCompleted")} />
        )}
        {isOpen(booking) && (
          <>
            <div className="page-actions">
              {links.noShow && (
                <ButtonLink href={links.noShow} variant="secondary">
                  {t("noShow")}
                </ButtonLink>
              )}
              {links.cancel && (
                <ButtonLink href={links.cancel} variant="danger">
                  {t("cancel")}
                </ButtonLink>
              )}
            </div>
            {booking.startsAt.getTime() > now && <p className="mute">{t("noShowLater")}</p>}
            <p className="mute">{refundRule(booking, locale)}</p>
          </>
        )}
      </div>
    </Section>
  );
}
