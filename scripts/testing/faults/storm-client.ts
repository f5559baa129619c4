import { bookingBody } from "./office";
import type { Slot } from "./office";
import { trySend } from "./send";

/** A part of the storm, as its process gets it. */
export type Part = {
  readonly addresses: readonly string[];
  readonly slots: readonly Slot[];
  readonly first: number;
  readonly count: number;
  readonly parallel: number;
};

/** The site answers within 25 seconds, or says that it is too busy. The machine of the storm may be busy too. */
const patienceMs = 120_000;

/** The number of answers with each status, or with each error. */
export type Statuses = Readonly<Record<string, number>>;

/** Runs in a process of its own: waits for its part, sends it and reports the statuses. */
export function runStormClient(): void {
  process.once("message", (part) => void send(part as Part).then((statuses) => process.send?.(statuses)));
}

async function send({ addresses, slots, first, count, parallel }: Part): Promise<Statuses> {
  const statuses: Record<string, number> = {};
  let next = first;
  const loop = async () => {
    while (next < first + count) {
      const number = next++;
      const [slot, address] = [slots[number % slots.length], addresses[number % addresses.length]];
      if (!slot) return;
      const sent = { body: bookingBody(String(number), slot), patienceMs };
      const { status, text } = await trySend(`${address}/api/bookings`, sent);
      const name = status === 0 ? text : String(status);
      statuses[name] = (statuses[name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
  return statuses;
}
