import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import type { UnansweredOffer } from "@/lib/booking/days-off/days-view";
import { formatMomentShort } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";

/** The clients who have not answered an offer of other times. Their appointments are still on closed days. */
export async function offerAttention(
  offers: readonly UnansweredOffer[],
  reader: Reader,
): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("today.attention");
  return offers.map(({ reference, start, endedAt }) => ({
    key: `offer-${reference}`,
    tone: "warn",
    icon: "clock",
    title: t("unanswered", { reference }),
    text: t("unansweredText", {
      start: formatMomentShort(start, reader),
      ended: formatMomentShort(endedAt, reader),
    }),
    href: `/dashboard/bookings/${reference}`,
  }));
}
