import { setTimeout as pause } from "node:timers/promises";

import type { Row } from "../../bench/table";
import { bookingBody } from "./office";
import type { Slot } from "./office";
import { atMost, exactly } from "./row";
import { trySend } from "./send";
import { kindsOf } from "./visitors";
import type { Outcome, Read } from "./visitors";

/** Public pages, which must be served whatever has failed behind the servers. */
const pages = ["/", "/services", "/de/about", "/fr-ca/faq", "/contact", "/booking"];

/** An answer that takes longer than this many milliseconds is too late. */
const longestMs = 5_000;

type Visit = { readonly address: string; readonly slots: readonly Slot[]; readonly name: string };

export type Watched = { readonly reads: readonly Read[]; readonly outcomes: readonly Outcome[] };

/**
 * Reads the public pages and books each of the slots, all at once. A booking that fails is not repeated. `name` is part
 * of the visitors' names.
 */
export async function visit({ address, slots, name }: Visit): Promise<Watched> {
  const read = async (path: string) => ({ ...(await trySend(address + path)), path });
  const book = async (slot: Slot, index: number) => {
    const visitor = `${name}-${index}`;
    const sent = { headers: { "idempotency-key": `key-of-${visitor}` }, body: bookingBody(visitor, slot) };
    const answer = await trySend(`${address}/api/bookings`, sent);
    const { bookingReference = "", manageUrl = "" } =
      answer.status === 201 ? (JSON.parse(answer.text) as { data: Record<string, string> }).data : {};
    return { ...answer, visitor, reference: bookingReference, manageUrl };
  };
  const [reads, outcomes] = await Promise.all([Promise.all(pages.map(read)), Promise.all(slots.map(book))]);
  return { reads, outcomes };
}

/** The figures of visits during a fault. `mayRefuse`: bookings may be answered with 503 or 504. */
export function figuresOf(fault: string, { reads, outcomes }: Watched, mayRefuse: boolean): readonly Row[] {
  const slowest = Math.max(...[...reads, ...outcomes].map(({ ms }) => ms));
  const unread = reads.filter(({ status }) => status !== 200);
  const wrong = outcomes.filter(({ status }) => status !== 201 && !(mayRefuse && [503, 504].includes(status)));
  return [
    exactly(0, `${fault}: public pages that failed`, unread.length, kindsOf(unread)),
    exactly(
      0,
      `${fault}: bookings with another answer than 201${mayRefuse ? ", 503 or 504" : ""}`,
      wrong.length,
      kindsOf(wrong),
    ),
    atMost(longestMs, "ms", { what: `${fault}: the slowest answer`, figure: Math.round(slowest) }),
  ];
}

/** Reads `/api/status` until a part has this word. Returns the seconds it took, or undefined after the patience. */
export async function untilPart(address: string, part: string, word: string, patienceMs = 45_000) {
  return untilRead(patienceMs, async () => {
    const { text } = await trySend(`${address}/api/status`);
    return text.includes(`"${part}":"${word}"`);
  });
}

/** Reads the metrics of a program until they have this line. */
export async function untilMetric(port: number, line: RegExp, patienceMs = 30_000) {
  return untilRead(patienceMs, async () => line.test((await trySend(`http://127.0.0.1:${port}/metrics`)).text));
}

async function untilRead(patienceMs: number, isRead: () => Promise<boolean>): Promise<number | undefined> {
  for (const began = performance.now(); performance.now() - began < patienceMs; await pause(200))
    if (await isRead()) return (performance.now() - began) / 1_000;
  return undefined;
}

/** A row that says whether something was seen. */
export const seen = (what: string, seconds: number | undefined): Row =>
  exactly(1, what, seconds === undefined ? 0 : 1, seconds === undefined ? "not seen" : `after ${seconds.toFixed(0)} s`);
