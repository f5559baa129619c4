import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { moveByOne } from "@/lib/platform/forms/places";
import type { Move } from "@/lib/platform/forms/places";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { versioned } from "@/lib/platform/versioned";

import { textRecord } from "./text-row";
import type { TextTarget } from "./text-row";

type Moved = Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">;
type Place = {
  /** The topic to which the question goes. */
  readonly topicId: string;
  /** The id of the question before which it is put down. Undefined: at the end of the topic. */
  readonly before?: string | undefined;
};

/** A move locks all texts of the kind, and the topics, because it can change the place of each. */
const changeOrder = versioned({
  ...textRecord,
  async lock(tx: Tx, { id }: TextTarget) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select id from texts where kind in ((select kind from texts where id = ${id}::uuid), 'topic')`;
    await lockRows(
      tx,
      "texts",
      rows.map((row) => row.id),
    );
  },
});

/**
 * Moves a text one place in its list, a question within its topic. A text at the end stays there. The new order is
 * public at once. RESOURCE_CONFLICT: someone else has moved or deleted the text since.
 */
export function moveText(by: Staff, target: TextTarget & Pick<Move, "direction">): Promise<Moved> {
  return changeOrder(by, target, async ({ id, kind, key, topicId, deletedAt }, tx) => {
    if (deletedAt) return fail("RESOURCE_NOT_FOUND");
    const move = moveByOne(await listPlaces(tx, { kind, topicId }), { id, direction: target.direction });
    if (!move || move.from === move.to) return ok({ value: null });
    const { from, to, ordered } = move;
    await storeOrder(tx, ordered);
    return ok({ data: {}, audit: { action: "text.moved", details: { kind, key, from, to } }, value: null });
  });
}

/**
 * Puts a question down before another one, or at the end of a topic, which may be another topic than before.
 * RESOURCE_CONFLICT: someone else has moved or deleted one of them since.
 */
export function placeQuestion(by: Staff, target: TextTarget & Place): Promise<Moved> {
  return changeOrder(by, target, async ({ id, kind, key, topicId: former, deletedAt }, tx) => {
    if (deletedAt || kind !== "question") return fail("RESOURCE_NOT_FOUND");
    const { topicId, before } = target;
    const topic = await tx.text.findFirst({ where: { id: topicId, kind: "topic", deletedAt: null } });
    const inTopic = await listPlaces(tx, { kind, topicId });
    const others = inTopic.filter((row) => row.id !== id);
    const place = before === undefined ? others.length : others.findIndex((row) => row.id === before);
    if (!topic || place < 0) return fail("RESOURCE_CONFLICT");
    const from = inTopic.findIndex((row) => row.id === id) + 1;
    if (from === place + 1) return ok({ value: null });
    await storeOrder(tx, others.toSpliced(place, 0, { id }));
    const details = { kind, key, to: place + 1, ...(former === topicId ? { from } : { topic: topic.key }) };
    return ok({ data: { topicId }, audit: { action: "text.moved", details }, value: null });
  });
}

type List = { readonly kind: string; readonly topicId: string | null };

/** The texts of one list in their order. */
function listPlaces(tx: Tx, list: List): Promise<readonly { id: string }[]> {
  return tx.text.findMany({
    where: { ...list, deletedAt: null },
    orderBy: [{ position: "asc" }, { key: "asc" }],
    select: { id: true },
  });
}

async function storeOrder(tx: Tx, ordered: readonly { readonly id: string }[]): Promise<void> {
  await tx.$executeRaw`
    update texts set position = place
    from unnest(${ordered.map(({ id }) => id)}::uuid[]) with ordinality as wanted (text, place)
    where id = text and position <> place`;
}
