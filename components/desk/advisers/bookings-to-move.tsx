import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import type { ComingBooking } from "@/lib/advisers/adviser";
import type { AdviserView } from "@/lib/advisers/adviser-view";

import { BookingRows } from "./booking-rows";

type Props = { readonly adviser: AdviserView<ComingBooking>; readonly mayMove: boolean };

/**
 * The coming bookings that the adviser cannot hold: all of them after the adviser has left, otherwise those outside the
 * hours.
 */
export async function BookingsToMove({ adviser: { isActive, coming, outside, facts }, mayMove }: Props) {
  const t = await getTranslations("adviserDesk.toMove");
  const bookings = isActive ? outside.map(({ booking }) => booking) : coming;
  if (bookings.length === 0) return null;
  return (
    <Section title={t("title", { count: bookings.length })} id="to-move">
      <p>{t(isActive ? "outside" : "left", { name: facts.name })}</p>
      <BookingRows bookings={bookings} zone={facts.zone} mayMove={mayMove} />
    </Section>
  );
}
