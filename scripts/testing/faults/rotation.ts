import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";
import { trySend } from "./send";
import type { FaultSite, Program } from "./site";
import { bookAll, kindsOf } from "./visitors";
import type { Outcome } from "./visitors";

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64");
/** The settings of each step of a rotation, as README.md describes it. */
const before = { DATA_KEY: keyOf(7), DATA_KEY_PREVIOUS: keyOf(9) };
const during = { DATA_KEY: keyOf(9), DATA_KEY_PREVIOUS: keyOf(7) };
const afterwards = { DATA_KEY: keyOf(9), DATA_KEY_PREVIOUS: "" };

/** DATA_KEY is replaced while visitors book and open their links: one process is restarted after the other. */
export const rotation: FaultRow = {
  name: "rotation",
  proves: "a new DATA_KEY at two servers under load leaves every value readable and every link valid",
  async run(harness) {
    const site = await harness.site("rotation", { advisers: 50 });
    try {
      const ports = [await freePort(), await freePort()];
      const servers = await Promise.all(ports.map((port) => site.serve({ PORT: String(port) })));
      const programs = { servers, worker: await site.work() };
      const addresses = servers.map(({ address }) => address);
      const slots = await freeSlots(addresses[0] ?? "", 100);
      const state = { isOver: false };
      const outcomes: Outcome[] = [];
      const load = bookAll({
        addresses: () => addresses,
        slots: slots.flatMap((slot) => Array<typeof slot>(20).fill(slot)),
        parallel: 3,
        everyMs: 100,
        isOver: () => state.isOver,
        onBooked: (outcome) => outcomes.push(outcome),
      });
      const links = openLinks(outcomes, { addresses, isOver: () => state.isOver });
      await pause(2_000);
      await restartAll(site, programs, before);
      await restartAll(site, programs, during);
      const keys = await untilRotated(site, during);
      await restartAll(site, programs, afterwards);
      await pause(1_000);
      state.isOver = true;
      await load;
      const closed = await links;
      const refused = outcomes.filter(({ status }) => status !== 201);
      const [state1] = await site.query<{ rows: number; unreadable: number }>(
        "select rows::int, unreadable from key_rotation where finished_at is not null",
      );
      return [
        known("values encrypted again", state1?.rows ?? 0),
        exactly(0, "values that no key opens", state1?.unreadable ?? Number.NaN, keys),
        known("links opened", closed.opened),
        exactly(0, "links that did not open at one of the servers", closed.failed.length, kindsOf(closed.failed)),
        exactly(0, "bookings that failed, with one repetition", refused.length, kindsOf(refused)),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      await site.close();
    }
  },
};

type Programs = { readonly servers: Program[]; worker: Program };

async function restartAll(site: FaultSite, programs: Programs, env: Readonly<Record<string, string>>): Promise<void> {
  for (const [index, server] of programs.servers.entries()) {
    await server.stop();
    programs.servers[index] = await site.serve({ ...server.env, ...env });
  }
  await programs.worker.stop();
  programs.worker = await site.work(env);
}

/** Waits until the worker has encrypted all values again. Returns what `npm run keys` says then. */
async function untilRotated(site: FaultSite, env: Readonly<Record<string, string>>): Promise<string> {
  for (const end = Date.now() + 300_000; ; await pause(500)) {
    const [{ count } = { count: 0 }] = await site.query<{ count: number }>(
      "select count(*)::int as count from key_rotation where finished_at is not null",
    );
    if (count > 0 || Date.now() > end) break;
  }
  return (await site.run("keys", [], env)).split("\n").at(-1) ?? "";
}

type Links = { readonly addresses: readonly string[]; readonly isOver: () => boolean };

/** Opens the links of the bookings, the newest and the oldest in turn, at a server that runs. */
async function openLinks(outcomes: readonly Outcome[], { addresses, isOver }: Links) {
  const failed = [];
  let opened = 0;
  while (!isOver()) {
    const made = outcomes.filter(({ status }) => status === 201);
    const booking = made[opened % 2 ? made.length - 1 : opened % Math.max(1, made.length)];
    await pause(20);
    if (!booking) continue;
    const path = booking.manageUrl.replace(/^.*\/manage\//, "/api/bookings/");
    const answer = await trySend(`${addresses[opened % addresses.length]}${path}`);
    opened += 1;
    // A server that is being restarted does not answer. A balancer would ask the other one.
    if (answer.status !== 200 && answer.status !== 0) failed.push({ ...answer, path: "link" });
  }
  return { opened, failed };
}
