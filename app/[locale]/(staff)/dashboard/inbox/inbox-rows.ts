import { getTranslations } from "next-intl/server";

import type { InboxRow } from "@/components/staff/inbox-list";
import { firm } from "@/lib/firm/settings-snapshot";
import { promisedReplyMs } from "@/lib/inbox/loaders";
import type { InboxItem } from "@/lib/inbox/queries";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDay, formatTime } from "@/lib/platform/time/format";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";
import { textOf } from "@/lib/services/service";

type Reader = { readonly locale: Locale; readonly now: Instant; readonly isWaiting: boolean };

/** Rows of the inbox list, with the age of each item as a text. */
export async function inboxRows(items: readonly InboxItem[], { locale, now, isWaiting }: Reader): Promise<InboxRow[]> {
  const t = await getTranslations({ locale, namespace: "inbox" });
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
