import { firm } from "@/lib/firm/settings-snapshot";
import { fullName } from "../person/person-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMomentShort } from "@/lib/platform/time/format";

import type { HeldReason, ItemKind } from "./item";
import type { InboxItem } from "./queries/list";

/** A row of the list of quarantined items or of the list of test leads. */
export type HeldRow = {
  readonly reference: string;
  readonly version: number;
  readonly name: string;
  readonly kind: ItemKind;
  /** The reasons why the item was held back. */
  readonly reasons: string;
  /** The system that sent a test lead. `externalId` is the lead's id in that system. */
  readonly source: string;
  readonly externalId: string | null;
  readonly time: string;
};

/** Formats quarantined items or test leads as rows of their list. Times are in the firm's time zone. */
export function toHeldRows(items: readonly InboxItem[], locale: Locale): HeldRow[] {
  const t = translatorFor(locale, "inbox.item");
  const clock = { locale, zone: firm().zone };
  return items.map(({ reference, version, kind, firstName, lastName, suspicions, source, externalId, createdAt }) => ({
    reference,
    version,
    kind,
    source,
    externalId,
    name: fullName({ firstName, lastName }),
    reasons: suspicions.map((code) => t(`reasons.${code as HeldReason}`)).join(". "),
    time: formatMomentShort(createdAt.getTime(), clock),
  }));
}
