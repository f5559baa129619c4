import { db } from "@/lib/platform/db/client";

import type { ItemKind } from "./item";

/** The lists of the inbox. */
export type InboxView = "waiting" | "answered" | "quarantine";

export const inboxViews: readonly InboxView[] = ["waiting", "answered", "quarantine"];

const stateOf = { waiting: "received", answered: "answered", quarantine: "quarantined" } as const satisfies Record<
  InboxView,
  string
>;

/** Items on one page of the list. */
export const pageSize = 25;

const fields = { reference: true, firstName: true, lastName: true, locale: true, createdAt: true } as const;

/**
 * One page of messages and leads in a view, without their texts. Waiting items are listed oldest first, the others newest first.
 * `page` counts from 1.
 */
export async function listInbox(view: InboxView, page: number) {
  const where = { state: stateOf[view] };
  const orderBy = [
    { createdAt: view === "waiting" ? ("asc" as const) : ("desc" as const) },
    { reference: "asc" as const },
  ];
  const take = page * pageSize + 1;
  const [messages, leads] = await Promise.all([
    db.contactMessage.findMany({ where, orderBy, take, select: { ...fields, serviceInterest: true } }),
    db.lead.findMany({ where, orderBy, take, select: { ...fields, service: true, urgency: true } }),
  ]);
  const items = [
    ...messages.map(({ serviceInterest, ...message }) => ({
      ...message,
      kind: "message" as ItemKind,
      service: serviceInterest,
      urgency: null,
    })),
    ...leads.map((lead) => ({ ...lead, kind: "lead" as ItemKind })),
  ];
  const sign = view === "waiting" ? 1 : -1;
  items.sort(
    (a, b) => sign * (a.createdAt.getTime() - b.createdAt.getTime()) || a.reference.localeCompare(b.reference),
  );
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), hasMore: items.length > start + pageSize };
}

export type InboxItem = Awaited<ReturnType<typeof listInbox>>["items"][number];

/** The number of items in each view. */
export async function countInbox(): Promise<Readonly<Record<InboxView, number>>> {
  const counts = await Promise.all(
    inboxViews.map(async (view) => {
      const where = { state: stateOf[view] };
      return (await db.contactMessage.count({ where })) + (await db.lead.count({ where }));
    }),
  );
  return Object.fromEntries(inboxViews.map((view, index) => [view, counts[index] ?? 0])) as Record<InboxView, number>;
}

/** The number of items that have waited since before this moment. */
export async function countLate(before: Date): Promise<number> {
  const where = { state: stateOf.waiting, createdAt: { lt: before } };
  const [messages, leads] = await Promise.all([db.contactMessage.count({ where }), db.lead.count({ where })]);
  return messages + leads;
}
