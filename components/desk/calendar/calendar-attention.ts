import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import type { CalendarProblems } from "@/lib/calendar/calendar-link";

/** What staff should settle about own calendars: those that cannot be read, then bookings at the time of an entry. */
export async function calendarAttention({ unread, collisions }: CalendarProblems): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("today.attention");
  return [
    ...unread.map(({ slug, name }): AttentionItem => ({
      key: `calendar-${slug}`,
      tone: "warn",
      icon: "alert",
      title: t("calendarUnread", { name }),
      text: t("calendarUnreadText"),
      href: `/dashboard/advisers/${slug}#own-calendar`,
    })),
    ...collisions.map(({ slug, name, count }): AttentionItem => ({
      key: `collisions-${slug}`,
      tone: "warn",
      icon: "calendar",
      title: t("calendarCollisions", { name, count }),
      text: t("calendarCollisionsText"),
      href: `/dashboard/advisers/${slug}#own-calendar`,
    })),
  ];
}
