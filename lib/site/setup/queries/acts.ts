import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { setupActs } from "../acts";
import type { SetupAct } from "../acts";

/** How many acts the page lists, how many are read for that, and how far back the page looks, in milliseconds. */
const listed = 5;
const read = 50;
const since = 90 * msPerDay;

/**
 * Lists the latest acts of the setup with the names of the people. An act in a terminal has no name. Services that one
 * person confirmed after each other are one act.
 */
export async function listSetupActs(now: Instant): Promise<readonly SetupAct[]> {
  const rows = await db.auditEvent.findMany({
    where: {
      subjectKind: { in: ["firm", "service"] },
      action: { in: Object.keys(setupActs) },
      at: { gt: new Date(now - since) },
    },
    orderBy: { id: "desc" },
    take: read,
    select: { id: true, at: true, action: true, actorKind: true, actorId: true, details: true },
  });
  const ids = rows.flatMap(({ actorKind, actorId }) => (actorKind === "staff" && actorId !== null ? [actorId] : []));
  const people = await db.staffUser.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const isRepeated = (index: number) =>
    rows[index]?.action === "service.confirmed" &&
    rows[index - 1]?.action === "service.confirmed" &&
    rows[index]?.actorId === rows[index - 1]?.actorId;
  const acts = rows.filter((_, index) => !isRepeated(index)).slice(0, listed);
  return acts.map(({ id, at, action, actorId, details }) => {
    const { part, mark } = details as Readonly<Record<string, unknown>>;
    return {
      key: String(id),
      at: at.getTime(),
      act: setupActs[action as keyof typeof setupActs],
      part: typeof part === "string" ? part : "",
      mark: typeof mark === "string" ? mark : "",
      by: people.find((person) => person.id === actorId)?.name,
    };
  });
}
