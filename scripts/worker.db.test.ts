import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import { withClient } from "../lib/testing/client";
import { compileScripts } from "./local/boot/compile.mjs";
import { openCluster } from "./local/postgres/cluster";
import { applyMigrations } from "./migrations/apply";
import { root } from "./shared/root";

jest.setTimeout(90_000);

const above = mkdtempSync(join(tmpdir(), "worker-"));
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** Starts the worker as a separate process and collects the lines that it prints. */
async function launch(url: string) {
  const child = fork(join(await compileScripts(root), "worker.js"), [], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: "info", MAIL_DIR: join(above, "mail") },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines: string[] = [];
  const heard = (stream: Readable | null) =>
    stream && createInterface({ input: stream }).on("line", (line) => lines.push(line));
  heard(child.stdout);
  heard(child.stderr);
  const until = async (event: string) => {
    for (const deadline = Date.now() + 30_000; !lines.some((line) => line.includes(`"${event}"`));) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The worker did not say ${event}: ${lines.join("\n")}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { child, lines, until };
}

const sweepOnce = (url: string) =>
  withClient(url, (client) => client.query("select graphile_worker.add_job('sweep', '{}')"));

test("the worker survives a crash of the database, prints only JSON lines, and runs jobs when the database is back", async () => {
  const folder = join(above, "data");
  const cluster = await openCluster(folder, { isDurable: false });
  await applyMigrations(cluster.url);
  const { child, lines, until } = await launch(cluster.url);
  await sweepOnce(cluster.url);
  await until("sweep");

  process.kill(cluster.pid, "SIGKILL");
  await until("worker.presence-lost");
  const again = await openCluster(folder, { isDurable: false, port: Number(new URL(cluster.url).port) });
  await until("worker.presence-regained");
  const before = lines.splice(0);
  await sweepOnce(again.url);
  await until("sweep");

  expect(child.exitCode).toBeNull();
  for (const line of [...before, ...lines]) expect(JSON.parse(line)).toMatchObject({ event: expect.any(String) });
  const ended = once(child, "exit");
  child.send("stop");
  expect(await ended).toEqual([0, null]);
  await again.stop();
});
