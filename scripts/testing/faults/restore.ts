import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { withClient } from "../../../lib/testing/client";
import { compileProgram } from "../../../lib/testing/compile-program";
import { withDatabase } from "../../database/connection";
import { seedDatabase } from "../../local/services/seed-database";
import { applyMigrations } from "../../migrations/apply";
import { requireSuccess, runCommand } from "../../shared/run";
import { scratchFolder } from "../scratch";
import { startArchivedPostgres } from "./archived-postgres";
import type { Harness } from "./harness";
import { freeSlots, replaceAdvisers } from "./office";
import { atMost, exactly, known } from "./row";
import type { FaultRow } from "./row";
import { openSite } from "./site";
import type { FaultSite } from "./site";
import { bookAll } from "./visitors";

/** The machine of the database is lost while visitors book, and a person was erased just before. */
export const restore: FaultRow = {
  name: "restore",
  proves: "a database restored from its archive has lost at most a minute, erases again, and sends nothing",
  needs: ["pgbackrest", "pg_ctlcluster"],
  async run(harness) {
    const folder = join(scratchFolder(), "restore");
    mkdirSync(folder, { recursive: true });
    const postgres = await startArchivedPostgres(join(folder, "archive"));
    const site = await openArchivedSite(harness, folder, postgres.url);
    site.onClose(() => postgres.stop());
    try {
      const programs = [await site.serve(), await site.work()];
      const address = programs[0]?.address ?? "";
      const slots = await freeSlots(address, 100);
      await postgres.backup();
      const startedAt = Date.now();
      const acknowledged: { readonly reference: string; readonly at: number }[] = [];
      let isOver = false;
      const load = bookAll({
        addresses: () => [address],
        slots: slots.flatMap((slot) => Array<typeof slot>(30).fill(slot)),
        parallel: 2,
        everyMs: 200,
        isOver: () => isOver,
        onBooked: ({ status, reference }) =>
          void (status === 201 && acknowledged.push({ reference, at: performance.now() })),
      });
      await pause(harness.times(90_000) - 10_000);
      // From here on emails wait, so that the restored queue has some.
      await site.mail.stop();
      const erasedId = await eraseOne(site, acknowledged[0]?.reference ?? "");
      await pause(10_000);
      isOver = true;
      await load;
      const lostAt = performance.now();
      await postgres.destroy();
      for (const program of programs) await program.kill();

      const listed = await postgres.listSince(new Date(startedAt), site.settings);
      await postgres.restore();
      const stored = await site.query<{ reference: string }>("select reference from bookings");
      const kept = new Set(stored.map(({ reference }) => reference));
      const isNew = new Set(acknowledged.map(({ reference }) => reference));
      const lost = acknowledged.filter(({ reference }) => !kept.has(reference));
      await site.mail.start();
      const sentBefore = site.mail.received().length;
      await site.run("mail", ["hold"]);
      const repeated = await site.run("retention", ["repeat"]);
      await site.work();
      await pause(10_000);
      const waiting = await site.run("mail");
      const named = await site.query("select from clients where id = $1 and first_name <> ''", [erasedId]);
      return [
        known("bookings that visitors were told of", acknowledged.length),
        known("of these lost", lost.length),
        atMost(60, "s", {
          what: "time before the loss from which work is missing",
          figure: Number(((lostAt - Math.min(lostAt, ...lost.map(({ at }) => at))) / 1_000).toFixed(1)),
          note: "",
        }),
        exactly(
          0,
          "bookings that the drill's list of the newest state does not name",
          [...kept].filter((reference) => isNew.has(reference) && !listed.includes(reference)).length,
        ),
        exactly(0, "erased people who are back", named.length, repeated),
        exactly(
          0,
          "emails that left afterwards",
          site.mail.received().length - sentBefore,
          waiting.replaceAll("\n", " "),
        ),
        exactly(1, "emails wait", waiting.includes("Waiting:") ? 1 : 0),
      ];
    } finally {
      await site.close();
    }
  },
};

async function openArchivedSite(harness: Harness, folder: string, serverUrl: string): Promise<FaultSite> {
  await withClient(serverUrl, (client) => client.query("create database site"));
  const url = withDatabase(serverUrl, "site");
  const settings = { ...harness.settings, ERASURES_FILE: join(folder, "erasures") };
  await applyMigrations(url);
  await seedDatabase({ ...settings, DATABASE_URL: url });
  await withClient(url, (client) => replaceAdvisers(client, 50));
  return openSite(folder, url, settings);
}

/** Erases the client of a coming booking, as after a restore. Returns the client's id. */
async function eraseOne(site: FaultSite, reference: string): Promise<string> {
  const [client] = await site.query<{ id: string }>("select client_id as id from bookings where reference = $1", [
    reference,
  ]);
  const program = compileProgram(`
    import { eraseClient } from "./lib/rights/erasure/commands/erase-client";
    import { closeDatabase } from "./lib/platform/db/client";
    import { withDatabase } from "./scripts/database/with-database";
    import { runScript } from "./scripts/shared/run-script";
    const request = { clientId: ${JSON.stringify(client?.id)}, cause: "repeat" };
    runScript(() => withDatabase(async () => {
      const erased = await eraseClient({ kind: "terminal" }, request, Date.now());
      await closeDatabase();
      if (!erased.ok) throw new Error(erased.error);
    }));
  `);
  const env = { ...site.settings, DATABASE_URL: site.databaseUrl };
  const file = join(scratchFolder(), "restore", "erase.cjs");
  writeFileSync(file, program);
  requireSuccess(await runCommand(process.execPath, [file], env), "The erasure");
  return client?.id ?? "";
}
