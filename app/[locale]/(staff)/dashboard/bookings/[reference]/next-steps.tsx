import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

type Props = { readonly staff: Staff; readonly record: BookingRecord };

/**
 * What follows an appointment that is over: the next appointment and a summary for the client, or another time if it
 * did not take place. Each email is only prepared, and staff review it before it goes.
 */
export async function NextSteps({ staff, record: { booking, serviceSlug, canChange } }: Props) {
  const { personal, status, reference, priceMinor } = booking;
  const isHeld = status === "completed";
  const isMissed = status === "no_show" || status === "cancelled";
  if (!personal || personal.erasure || !canChange || (!isHeld && !isMissed)) return null;
  const t = await getTranslations("bookings.next");
  const { clientId, email } = personal;
  const again = new URLSearchParams({
    client: clientId,
    service: serviceSlug,
    ...(isHeld && priceMinor > 0 ? { kind: "follow_up" } : {}),
  });
  const write = (kind: "summary" | "offer") => `/dashboard/clients/${clientId}/write?about=${reference}&text=${kind}`;
  const mayWrite = email !== null && mayOpen(staff.role, "/dashboard/clients/{id}/write");
  return (
    <Section id="next" title={t("title")}>
      <div className="page-actions">
        <ButtonLink href={`/dashboard/bookings/new?${again}`} variant={isHeld || !mayWrite ? "gold" : "secondary"}>
          {t(isHeld ? "bookNext" : "bookAgain")}
        </ButtonLink>
        {mayWrite && (
          <ButtonLink href={write(isHeld ? "summary" : "offer")} variant={isHeld ? "secondary" : "gold"}>
            {t(isHeld ? "summary" : "offer")}
          </ButtonLink>
        )}
      </div>
      <p className="mute">{t(mayWrite ? (isHeld ? "summaryNote" : "offerNote") : "noEmail")}</p>
    </Section>
  );
}
