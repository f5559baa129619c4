import { db } from "@/lib/platform/db/client";
import { isLocale } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { headSchemas } from "../heads";
import type { TextKind } from "../kinds";
import { textKinds } from "../kinds";
import type { PublishedText } from "../texts";

type Row = {
  id: string;
  kind: string;
  key: string;
  topic: string | null;
  position: number;
  locale: string;
  number: number;
  head: unknown;
  body: string;
  publishedOn: Date;
  updatedOn: Date;
  publishAt: Date;
  isSeed: boolean;
  isRead: boolean;
};

/**
 * Lists the versions that are public at `now`, and those that are scheduled. A version that cannot be read is left out
 * and logged, so that it takes no other page with it.
 */
export async function listPublished(now: Instant): Promise<readonly PublishedText[]> {
  const at = new Date(now);
  const rows = await db.$queryRaw<Row[]>`
    select t.id, t.kind, t.key, topic.key as topic, t.position, v.locale, v.number, v.head, v.body,
      v.published_on as "publishedOn", v.updated_on as "updatedOn", v.publish_at as "publishAt",
      v.published_by_id is null as "isSeed", exists (
        select from counsel_readings r join confirmations c on c.subject_id = r.id::text
        where r.text_id = v.text_id and r.number = v.number and c.kind = 'legal-text' and c.state = 'confirmed'
      ) as "isRead"
    from text_versions v join texts t on t.id = v.text_id left join texts topic on topic.id = t.topic_id
    where t.deleted_at is null and v.withdrawn_at is null and (
      v.publish_at > ${at} or v.number = (
        select max(number) from text_versions w
        where w.text_id = v.text_id and w.locale = v.locale and w.withdrawn_at is null and w.publish_at <= ${at}))`;
  return rows.flatMap(readRow);
}

function readRow({ kind, head, locale, publishedOn, updatedOn, publishAt, ...row }: Row): readonly PublishedText[] {
  const known = textKinds.find((each) => each === kind);
  if (known === undefined || !isLocale(locale)) return [];
  const dates = {
    publishedOn: dayFromDate(publishedOn),
    updatedOn: dayFromDate(updatedOn),
    publishAt: publishAt.getTime(),
  };
  return withHead(known, head, { ...row, ...dates, locale });
}

/** The version with its head, if the head is valid. */
function withHead<K extends TextKind>(
  kind: K,
  head: unknown,
  row: Omit<PublishedText, "kind" | "head">,
): readonly PublishedText[] {
  const parsed = headSchemas[kind].safeParse(head);
  if (parsed.success) return [{ ...row, kind, head: parsed.data } as PublishedText];
  log("error", "text.invalid", { kind, key: row.key, locale: row.locale, ...errorFields(parsed.error) });
  return [];
}
