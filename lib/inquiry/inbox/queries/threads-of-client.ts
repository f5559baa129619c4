import { db } from "@/lib/platform/db/client";

import { begunByStaff } from "../../begun-by-staff";

type Client = { readonly id: string; readonly email: string | null };

const most = 3;

/**
 * Finds the thread of the emails that staff have written to the client, and lists the messages and requests from the
 * client's email address that wait for an answer, the oldest first.
 */
export async function listThreadsOf({ id, email }: Client) {
  const waiting = {
    where: { email: email ?? "", state: "received" as const },
    select: { reference: true, createdAt: true },
    orderBy: { createdAt: "asc" as const },
    take: most,
  };
  const [thread, messages, leads] = await Promise.all([
    db.contactMessage.findUnique({
      where: { source_externalId: { source: begunByStaff, externalId: id } },
      select: { reference: true },
    }),
    db.contactMessage.findMany(waiting),
    db.lead.findMany({ ...waiting, where: { ...waiting.where, isTest: false } }),
  ]);
  return {
    thread: thread?.reference,
    waiting: [...messages, ...leads].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  };
}
