import { setTimeout as pause } from "node:timers/promises";

import { bookingBody } from "./office";
import type { Slot } from "./office";
import { trySend } from "./send";
import type { Answer } from "./send";

/** What a visitor who wanted to book knows in the end. */
export type Outcome = Answer & { readonly visitor: string; readonly reference: string; readonly manageUrl: string };

type Attempt = { readonly visitor: string; readonly slot: Slot; readonly addresses: readonly string[] };

/** A request that failed and may have been received. */
const mayBeRepeated = ({ status }: Answer) => status === 0 || status >= 500;

/**
 * Books with an idempotency key. If the request fails, the visitor repeats it once with the same key, at the next
 * address. The pause before is that of a program: a repetition in the same millisecond can reach the same connection to
 * a server that was just killed.
 */
export async function bookOnce({ visitor, slot, addresses }: Attempt): Promise<Outcome> {
  const [first = "", second = first] = addresses;
  const sent = { headers: { "idempotency-key": `key-of-${visitor}` }, body: bookingBody(visitor, slot) };
  let answer = await trySend(`${first}/api/bookings`, sent);
  if (mayBeRepeated(answer)) {
    await pause(250);
    answer = await trySend(`${second}/api/bookings`, sent);
  }
  const { bookingReference = "", manageUrl = "" } =
    answer.status === 201 ? (JSON.parse(answer.text) as { data: Record<string, string> }).data : {};
  return { ...answer, visitor, reference: bookingReference, manageUrl };
}

type Crowd = {
  readonly addresses: () => readonly string[];
  readonly slots: readonly Slot[];
  /** How many visitors book at the same time. */
  readonly parallel: number;
  /** The shortest time between two bookings of the crowd in milliseconds. */
  readonly everyMs: number;
  readonly isOver: () => boolean;
  readonly onBooked?: (outcome: Outcome) => void;
};

/** Books one slot after the other, until the fault is over or no slots are left. */
export async function bookAll({
  addresses,
  slots,
  parallel,
  everyMs,
  isOver,
  onBooked,
}: Crowd): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const loop = async () => {
    for (let slot = slots[next]; slot && !isOver(); slot = slots[next]) {
      const number = next++;
      const began = performance.now();
      const outcome = await bookOnce({ visitor: String(number), slot, addresses: turned(addresses(), number) });
      outcomes.push(outcome);
      onBooked?.(outcome);
      await pause(Math.max(0, everyMs * parallel - (performance.now() - began)));
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
  return outcomes;
}

/** Begins the list at another entry, so that visitors use all servers. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const from = by % Math.max(1, list.length);
  return [...list.slice(from), ...list.slice(0, from)];
}

type Readers = {
  readonly address: () => string;
  readonly paths: readonly string[];
  readonly parallel: number;
  readonly count: number;
  readonly isOver: () => boolean;
};

/** Reads pages until the fault is over, and at least `count` of them. */
export async function readAll({ address, paths, parallel, count, isOver }: Readers): Promise<readonly Read[]> {
  const answers: Read[] = [];
  let sent = 0;
  const loop = async () => {
    while (sent < count || !isOver()) {
      const path = paths[sent++ % paths.length] ?? "/";
      const answer = await trySend(address() + path);
      // Only the texts of failed requests are kept: 100,000 pages would not fit into the memory.
      answers.push({ ...answer, text: answer.status === 200 ? "" : answer.text, path });
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
  return answers;
}

export type Read = Answer & { readonly path: string };

/** Names what failed, for the note of a row. */
export function kindsOf(failed: readonly (Answer & { readonly path?: string })[]): string {
  const kinds = new Set(failed.map(({ status, text, path = "" }) => `${path} ${status || text}`.trim()));
  return [...kinds].slice(0, 4).join(", ");
}
