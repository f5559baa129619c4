import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import { isMissing, isOlder } from "@/lib/content/list/language-state";
import { isInView } from "@/lib/content/list/listed-text";
import type { ListedText, TextView } from "@/lib/content/list/listed-text";
import { formatCalendarDate, formatDay, formatMoment } from "@/lib/platform/time/format";

type Reader = {
  readonly locale: string;
  readonly zone: string;
  readonly pageOf: (row: ListedText) => string;
  readonly addressOf: (view: TextView) => string;
  /** The page on which administrators date the product's own texts as read. Undefined if the reader may not open it. */
  readonly readings: string | undefined;
};

/** Up to this number, each overdue review is named. */
const mostNamed = 3;

/** What staff should settle about the articles, the most urgent first. */
export async function attentionItems(
  all: readonly ListedText[],
  { locale, zone, pageOf, addressOf, readings }: Reader,
): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("staffContent.attention");
  const states = all.flatMap(({ languages }) => languages);
  const overdue = all.filter(({ review }) => review?.state === "overdue");
  const soon = all.filter(({ review }) => review?.state === "soon");
  const behind = all.filter(isInView.translations).flatMap(({ languages }) => languages);
  const [older, missing] = [behind.filter(isOlder).length, behind.filter(isMissing).length];
  const unread = all.filter(({ languages }) => languages.some(({ word }) => word === "unread")).length;
  const drafts = states.flatMap(({ draft }) => draft ?? []);
  const scheduled = states.flatMap(({ scheduled: version }) => version ?? []);
  const firstDue = (rows: readonly ListedText[]) =>
    formatCalendarDate(earliest(rows.flatMap(({ review }) => review?.due ?? [])), locale);
  const items: (AttentionItem | false)[] = [
    ...(overdue.length > mostNamed ? [] : overdue).map((row) => ({
      key: `overdue ${row.id}`,
      tone: "bad" as const,
      icon: "x-circle" as const,
      title: t("overdue", { title: row.title }),
      text: t("overdueText", {
        count: row.review?.sources ?? 0,
        day: row.review?.readOn ? formatCalendarDate(row.review.readOn, locale) : "",
      }),
      href: pageOf(row),
    })),
    overdue.length > mostNamed && {
      key: "overdue",
      tone: "bad",
      icon: "x-circle",
      title: t("overdueMany", { count: overdue.length }),
      text: t("overdueManyText", { day: firstDue(overdue) }),
      href: addressOf("review"),
    },
    unread > 0 && {
      key: "unread",
      tone: "warn",
      icon: "eye-off",
      title: t("unread", { count: unread }),
      text: t("unreadText"),
      href: readings,
    },
    older + missing > 0 && {
      key: "translations",
      tone: "warn",
      icon: "alert",
      title: older === 0 ? t("missing", { count: missing }) : t("older", { count: older, missing }),
      text: t(older === 0 ? "missingText" : "olderText"),
      href: addressOf("translations"),
    },
    soon.length > 0 && {
      key: "soon",
      tone: "warn",
      icon: "clock",
      title: t("soon", { count: soon.length }),
      text: t("soonText", { day: firstDue(soon) }),
      href: addressOf("review"),
    },
    drafts.length > 0 && {
      key: "drafts",
      tone: "info",
      icon: "edit",
      title: t("drafts", { count: drafts.length }),
      text: t("draftsText", { day: formatDay(Math.min(...drafts.map(({ savedAt }) => savedAt)), { locale, zone }) }),
      href: addressOf("drafts"),
    },
    scheduled.length > 0 && {
      key: "scheduled",
      tone: "info",
      icon: "clock",
      title: t("scheduled", { count: scheduled.length }),
      text: t("scheduledText", { time: formatMoment(Math.min(...scheduled.map(({ at }) => at)), { locale, zone }) }),
      href: addressOf("scheduled"),
    },
  ];
  return items.filter((item) => item !== false);
}

const earliest = <Day extends string>(days: readonly Day[]): Day => {
  const [first, ...rest] = days;
  if (first === undefined) throw new Error("There is no day");
  return rest.reduce((one, other) => (other < one ? other : one), first);
};
