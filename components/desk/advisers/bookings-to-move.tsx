import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import type { ComingBooking } from "@/lib/advisers/adviser";
import type { AdviserView } from "@/lib/advisers/adviser-view";

import { BookingRows } from "./booking-rows";

type Props = {
  readonly adviser: AdviserView<ComingBooking>;
  readonly mayMove: boolean;
  /** The references of the bookings on days off, which the page lists with the answers of the clients. */
  readonly onDaysOff: ReadonlySet<string>;
};

/**
 * The coming bookings that the adviser cannot hold: all of them after the adviser has left, otherwise those outside the
 * hours that the page does not list elsewhere.
 */
export async function BookingsToMove({ adviser, mayMove, onDaysOff }: Props) {
  const { isActive, coming, outside, facts } = adviser;
  const t = await getTranslations("adviserDesk.toMove");
  const unlisted = outside.map(({ booking }) => booking).filter(({ reference }) => !onDaysOff.has(reference));
  const bookings = isActive ? unlisted : coming;
  if (bookings.length === 0) return null;
  return (
    <Section title={t("title", { count: bookings.length })} id="to-move">
      <p>{t(isActive ? "outside" : "left", { name: facts.name })}</p>
      <BookingRows bookings={bookings} zone={facts.zone} mayMove={mayMove} />
    </Section>
  );
}
