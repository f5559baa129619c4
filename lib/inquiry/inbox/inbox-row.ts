import { firm } from "@/lib/firm/settings-snapshot";
import { fullName } from "../person/person-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoment } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";
import { textOf } from "@/lib/services/service";

import { begunByStaff } from "../begun-by-staff";
import { googleAds } from "../google-ads/payload";
import type { Cover } from "./queries/absences";
import type { ItemKind } from "./item";
import type { InboxItem } from "./queries/list";

export type InboxRow = {
  readonly reference: string;
  readonly name: string;
  readonly kind: ItemKind;
  /** What the item is about: its service or, without one, how it came. The subject is encrypted and not listed. */
  readonly topic: string;
  /** The instant at which the item began to wait. */
  readonly since: Instant;
  readonly isWaiting: boolean;
  /** The time of the answer. If the item was not answered, the time of its arrival. */
  readonly time: string;
  /** The name of the owner. If the owner is absent, also the name of the colleague who covers for them. */
  readonly owner: string;
  /**
   * Short notes: the item's language if it differs from the reader's, the item's state if the item is not waiting, and
   * the end of the snooze if the item is snoozed.
   */
  readonly note: string;
};

type InboxContext = { readonly locale: Locale; readonly staffId: string; readonly covers: readonly Cover[] };

/** What is known about an item without a service. */
const topicsBySource: Readonly<Record<string, "email" | "begun" | "ad">> = {
  email: "email",
  [begunByStaff]: "begun",
  [googleAds]: "ad",
};

/** Converts items to the rows of the inbox list. */
export async function toInboxRows(
  items: readonly InboxItem[],
  { locale, staffId, covers }: InboxContext,
): Promise<InboxRow[]> {
  const t = translatorFor(locale, "inbox");
  const clock = { locale, zone: firm().zone };
  const moment = (at: Date) => formatMoment(at.getTime(), clock);
  return Promise.all(
    items.map(async (item) => {
      const { reference, firstName, lastName, kind, service, source, state, ownerId, ownerName, snoozedUntil } = item;
      const cover = covers.find((one) => one.staffId === ownerId);
      const owner = ownerId === staffId ? t("you") : (ownerName ?? t("unassigned"));
      return {
        reference,
        name: fullName({ firstName, lastName }),
        kind,
        topic: (await serviceName(service, locale)) ?? t(`topics.${topicsBySource[source] ?? "none"}`),
        since: item.waitingSince.getTime(),
        isWaiting: state === "received",
        time: moment(item.answeredAt ?? item.createdAt),
        owner: cover
          ? t("covered", { name: owner, cover: cover.coverId === staffId ? t("you") : cover.coverName })
          : owner,
        note: [
          item.locale === locale ? "" : t(`item.languages.${item.locale as Locale}`),
          state === "received" ? "" : t(`item.states.${state}`),
          state === "received" && snoozedUntil ? t("snoozedUntil", { time: moment(snoozedUntil) }) : "",
        ]
          .filter(Boolean)
          .join(" · "),
      };
    }),
  );
}

/**
 * Returns the name of the service with this slug. If the price book no longer contains the service, returns the slug.
 */
export async function serviceName(slug: string | null, locale: Locale): Promise<string | null> {
  if (slug === null) return null;
  const service = await serviceByKey(slug);
  return service ? textOf(service, locale).name : slug;
}
