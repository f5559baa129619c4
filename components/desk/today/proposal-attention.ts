import { getTranslations } from "next-intl/server";

import type { AttentionItem } from "@/components/desk/list/attention-list";
import { formatDay } from "@/lib/platform/time/format";
import { confirmedIn } from "@/lib/reports/proposals";
import type { Waiting } from "@/lib/reports/proposals";

/** What waits for the reader as the second person: an item for each kind. */
export async function proposalAttention(
  waiting: readonly Waiting[],
  { locale, zone }: { readonly locale: string; readonly zone: string },
): Promise<readonly AttentionItem[]> {
  const t = await getTranslations("today.attention.proposals");
  return waiting.map(({ kind, count, people, since }) => ({
    key: `proposal-${kind}`,
    tone: "warn",
    icon: "users",
    title: t(kind, { count }),
    text: t(count === 1 ? "one" : "by", {
      people: new Intl.ListFormat(locale).format(people),
      day: formatDay(since.getTime(), { locale, zone }),
    }),
    href: confirmedIn[kind].address,
  }));
}
