import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import type { DeadSource, OtherAttention } from "@/lib/content/list/other-attention";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { plainText } from "@/lib/site/linked-text";

type Reader = {
  readonly locale: string;
  /** The page on which the reader works on a text. */
  readonly pageOf: (text: Pick<DeadSource, "kind" | "key">) => string | undefined;
  /** The page of all legal texts. Undefined if the reader may not open it. */
  readonly legal: string | undefined;
};

/** Up to this number, each dead source and each ending notice is named. */
const mostNamed = 3;

/** What staff should settle about questions, notices, legal texts and dead sources. */
export async function otherAttentionItems(
  { dead, questions, legal, notices }: OtherAttention,
  { locale, pageOf, legal: legalPage }: Reader,
): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("staffContent.attention");
  const day = (each: Parameters<typeof formatCalendarDate>[0]) => formatCalendarDate(each, locale);
  const warning = { tone: "warn", icon: "alert" } as const;
  const items: (AttentionItem | false | undefined)[] = [
    ...dead.slice(0, mostNamed).map(({ kind, key, title, source, number = 0, since, on }): AttentionItem => ({
      ...warning,
      key: `dead ${kind} ${key} ${source}`,
      title: t("dead", { source }),
      text: t("deadText", { title, number, since: day(since), on: day(on) }),
      href: pageOf({ kind, key }),
    })),
    dead.length > mostNamed && {
      ...warning,
      key: "dead",
      title: t("deadMore", { count: dead.length - mostNamed }),
      text: [...new Set(dead.slice(mostNamed).map(({ title }) => title))].join(", "),
    },
    questions.older + questions.missing > 0 && {
      ...warning,
      key: "questions",
      title: t("questions", questions),
      text: t("questionsText"),
      href: "/dashboard/content/questions",
    },
    legal.older + legal.missing > 0 && {
      ...warning,
      key: "legal",
      title: t("legal", { older: legal.older, missing: legal.missing }),
      text: t("legalText"),
      href: legalPage,
    },
    legal.firstReview && {
      tone: "warn",
      icon: "clock",
      key: "legal reviews",
      title: t("legalReviews", { count: legal.reviews }),
      text: t("legalReviewsText", { day: day(legal.firstReview) }),
      href: legalPage,
    },
    ...notices.ending.slice(0, mostNamed).map(({ key, title, lastDay }): AttentionItem => ({
      tone: "info",
      icon: "clock",
      key: `ending ${key}`,
      title: t("ending", { day: day(lastDay) }),
      text: plainText(title),
      href: pageOf({ kind: "notice", key }),
    })),
    notices.missing > 0 && {
      tone: "info",
      icon: "alert",
      key: "notices",
      title: t("notices", { count: notices.missing }),
      text: t("noticesText"),
      href: "/dashboard/content/notices",
    },
  ];
  return items.filter((item) => item !== false && item !== undefined);
}
