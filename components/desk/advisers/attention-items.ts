import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import type { AdviserView } from "@/lib/advisers/adviser-view";

/** What staff should settle about advisers: first bookings without an adviser, last advisers who cannot be booked. */
export async function attentionItems(rows: readonly AdviserView[], locale: string): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("adviserDesk.attention");
  const items = rows.flatMap((row): AttentionItem[] => {
    const { id, slug, facts, isActive, coming, outside, missing, calendar } = row;
    const { name } = facts;
    const page = `/dashboard/advisers/${slug}`;
    const item = (kind: string, rest: Pick<AttentionItem, "tone" | "icon" | "title" | "text" | "href">) => ({
      key: `${id} ${kind}`,
      ...rest,
    });
    if (!isActive)
      return coming.length === 0
        ? []
        : [
            item("left", {
              tone: "bad",
              icon: "x-circle",
              title: t("left", { name, count: coming.length }),
              text: t("leftText"),
              href: `${page}#to-move`,
            }),
          ];
    const missed = missing.length > 1 ? "both" : missing[0];
    return [
      ...(outside.length === 0
        ? []
        : [
            item("outside", {
              tone: "warn" as const,
              icon: "alert" as const,
              title: t("outside", { name, count: outside.length }),
              text: t("outsideText"),
              href: `${page}#to-move`,
            }),
          ]),
      ...((calendar.own?.failingSince ?? null) === null
        ? []
        : [
            item("calendar", {
              tone: "bad" as const,
              icon: "x-circle" as const,
              title: t("calendar", { name }),
              text: t("calendarText"),
              href: page,
            }),
          ]),
      ...(missed === undefined
        ? []
        : [
            item("missing", {
              tone: "info" as const,
              icon: "info" as const,
              title: t(`missing.${missed}`, { name }),
              text: t("missingText"),
              href: page,
            }),
          ]),
    ];
  });
  const order = { bad: 0, warn: 1, info: 2 };
  return items.toSorted((a, b) => order[a.tone] - order[b.tone] || a.title.localeCompare(b.title, locale));
}
