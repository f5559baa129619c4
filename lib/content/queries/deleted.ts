import { db } from "@/lib/platform/db/client";

import type { DeletedText } from "../list/deleted-text";

/** Lists the deleted texts of all kinds, the last deleted first. */
export async function listDeletedTexts(): Promise<readonly DeletedText[]> {
  return db.$queryRaw<DeletedText[]>`
    select t.id, t.kind, t.key, t.version, t.deleted_at as "deletedAt",
      (select coalesce(head->>'title', left(body, 120)) from (
        select head, body, locale, number from text_versions where text_id = t.id
        union all select head, body, locale, 0 from text_drafts where text_id = t.id) each_text
        order by locale <> 'en', locale, number desc limit 1) as title,
      (select s.name from audit_events e join staff_users s on s.id::text = e.actor_id
        where e.subject_kind = 'text' and e.subject_id = t.id::text and e.action = 'text.deleted'
        order by e.at desc limit 1) as "by"
    from texts t where t.deleted_at is not null order by t.deleted_at desc, t.id`;
}
