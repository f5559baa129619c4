import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { completeBooking } from "@/lib/booking/desk/actions/staff";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { isOpen } from "@/lib/booking/states";
import type { Instant } from "@/lib/platform/time/instant";

type Props = { readonly booking: BookingRecord["booking"]; readonly now: Instant };

/**
 * Lets staff record that the appointment took place or that the client did not come. The buttons are not shown before
 * the appointment begins.
 */
export async function Finish({ booking, now }: Props) {
  const t = await getTranslations("bookings");
  const { reference, version, startsAt } = booking;
  return (
    <Section id="finish" title={t("appointment.finish")}>
      <div className="stack-13">
        {!isOpen(booking) ? (
          <p>{t("appointment.noLongerOpen")}</p>
        ) : startsAt.getTime() > now ? (
          <p>{t("appointment.completeLater")}</p>
        ) : (
          <div className="page-actions">
            <StaffForm
              action={completeBooking}
              values={{ reference, version: String(version) }}
              submit={t("appointment.complete")}
              variant="gold"
            />
            <ButtonLink href={`/dashboard/bookings/${reference}?ask=no-show#ask`} variant="secondary">
              {t("record.noShow")}
            </ButtonLink>
          </div>
        )}
        <p className="mute">{t("appointment.leavesCase")}</p>
      </div>
    </Section>
  );
}
