import { db } from "@/lib/platform/db/client";

import type { TemplateEvent } from "../template";

const maxEvents = 40;

/** Lists the history of a template, latest event first. */
export function listTemplateEvents(id: string): Promise<TemplateEvent[]> {
  return db.$queryRaw<TemplateEvent[]>`
    select e.id::text, e.at, e.action, e.details, s.name as "by"
    from audit_events e left join staff_users s on s.id::text = e.actor_id
    where e.subject_kind = 'reply-template' and e.subject_id = ${id}
    order by e.at desc, e.id desc limit ${maxEvents}`;
}
