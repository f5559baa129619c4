import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import type { Candidates } from "./candidates";

/** What decides who is found for somebody without a draft. */
export type Moment = { readonly service: Service; readonly start: Instant; readonly language: string; readonly now: Instant };
type Found = Pick<Candidates, "advisers" | "rulesVersion">;
type Kept = Found & { readonly at: Instant };

/** In milliseconds. */
const lifetime = 1_000;
const mostKept = 500;

const kept = new WeakMap<Service, Map<string, Kept>>();

/**
 * Whom a question of the last second found for the same start; nobody when there was none. Many visitors who want one slot
 * at once need not have the diary read for each of them, for it only says whom to ask first: whether the adviser's time is
 * still free the database decides when it is claimed, and `rulesVersion` whether the rules still hold.
 */
export function recall({ service, start, language, now }: Moment): Kept | undefined {
  const found = kept.get(service)?.get(`${start} ${language}`);
  return found && found.at <= now && now < found.at + lifetime ? found : undefined;
}

/** Keeps who was found. */
export function remember({ service, start, language, now }: Moment, { advisers, rulesVersion }: Found): void {
  const starts = kept.get(service) ?? new Map<string, Kept>();
  if (starts.size >= mostKept) starts.clear();
  kept.set(service, starts.set(`${start} ${language}`, { advisers, rulesVersion, at: now }));
}

/** Strikes off who has just been booked, so that the next visitor is not sent there in vain. */
export function strike(moment: Moment, adviserId: string): void {
  const found = recall(moment);
  if (found) remember({ ...moment, now: found.at }, { ...found, advisers: found.advisers.filter(({ id }) => id !== adviserId) });
}
