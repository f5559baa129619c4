import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDay, formatTime } from "@/lib/platform/time/format";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";
import { textOf } from "@/lib/services/service";

import { promisedReplyMs } from "./loaders";
import type { InboxItem } from "./queries";

export type InboxRow = {
  readonly reference: string;
  readonly name: string;
  readonly kind: "message" | "lead";
  readonly service: string | null;
  readonly urgency: "today" | "this-week" | "later" | null;
  /** The time since the message arrived, as text. */
  readonly age: string;
  readonly received: string;
  /** The message has waited for longer than the promised 24 hours. */
  readonly isLate: boolean;
};

type InboxContext = { readonly locale: Locale; readonly now: Instant; readonly isWaiting: boolean };

/** Rows of the inbox list, with the age of each item as a text. */
export async function toInboxRows(
  items: readonly InboxItem[],
  { locale, now, isWaiting }: InboxContext,
): Promise<InboxRow[]> {
  const t = translatorFor(locale, "inbox");
  const clock = { locale, zone: firm().zone };
  return Promise.all(
    items.map(async ({ reference, firstName, lastName, kind, service, urgency, createdAt }) => {
      const at = createdAt.getTime();
      const hours = Math.floor((now - at) / msPerHour);
      return {
        reference,
        name: [firstName, lastName].filter(Boolean).join(" "),
        kind,
        service: await serviceName(service, locale),
        urgency: urgency as InboxRow["urgency"],
        age:
          hours < 1
            ? t("lessThanHour")
            : hours < 48
              ? t("hours", { count: hours })
              : t("days", { count: Math.floor((now - at) / msPerDay) }),
        received: `${formatDay(at, clock)}, ${formatTime(at, clock)}`,
        isLate: isWaiting && now - at > promisedReplyMs,
      };
    }),
  );
}

/** The name of a service by its slug, or the slug itself if the price book no longer contains the service. */
export async function serviceName(slug: string | null, locale: Locale): Promise<string | null> {
  if (slug === null) return null;
  const service = await serviceByKey(slug);
  return service ? textOf(service, locale).name : slug;
}
