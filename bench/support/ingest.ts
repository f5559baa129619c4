import { rmSync } from "node:fs";
import { join } from "node:path";

import type { Client } from "pg";

import { storeEvents } from "../../lib/statistics/commands/store-events";
import type { Instant } from "../../lib/platform/time/instant";
import { median } from "../../scripts/bench/table";
import { dataFolder } from "../../scripts/shared/root";

const rounds = 9;
const perRound = 30_000;
/** As many as the server writes at once. */
const atOnce = 1_000;

/**
 * Stores events as the server does, 1,000 in a statement, in turns with a bare COPY of the same rows into a table with
 * the same columns, constraints and indexes. Returns events per second.
 */
export async function measureIngest(client: Client, now: Instant) {
  const file = join(dataFolder, "bench-events.copy");
  await client.query("create table bare_events (like analytics_events including all)");
  const rates = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = now - (rounds - round) * perRound;
    const began = performance.now();
    for (let first = 0; first < perRound; first += atOnce) await storeEvents(eventsFrom(from + first), now);
    const stored = performance.now();
    // The server of this benchmark runs on this machine, so it can write and read the file.
    const which = `at >= to_timestamp(${from / 1_000}) and at < to_timestamp(${(from + perRound) / 1_000})`;
    const { rowCount } = await client.query(`copy (select * from analytics_events where ${which}) to '${file}'`);
    if (rowCount !== perRound) throw new Error(`${rowCount} of ${perRound} events were stored`);
    const copyBegan = performance.now();
    await client.query(`copy bare_events from '${file}'`);
    rates.push({ ours: perRound / (stored - began), bare: perRound / (performance.now() - copyBegan) });
  }
  rmSync(file, { force: true });
  await client.query("drop table bare_events");
  return {
    ours: median(rates.map(({ ours }) => ours)) * 1_000,
    bare: median(rates.map(({ bare }) => bare)) * 1_000,
    ratio: median(rates.map(({ ours, bare }) => ours / bare)),
  };
}

/** One event for each millisecond. Five are of one request. */
const eventsFrom = (start: Instant) =>
  Array.from({ length: atOnce / 5 }, (_, request) => {
    const browser = { network: `192.0.2.${request}`, agent: `${start}`, site: "localhost" };
    return Array.from({ length: 5 }, (_, index) => ({ event: eventAt(start + request * 5 + index), browser }));
  }).flat();

const eventAt = (at: Instant) =>
  ({
    name: "page_view",
    at,
    route: `/page-${at % 25}`,
    locale: "en",
    device: "phone",
    country: "CA",
    source: `source-${at % 40}`,
    campaign: "",
    props: {},
  }) as const;
