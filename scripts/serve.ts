import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rmSync } from "node:fs";

import next from "next";

import { env } from "../lib/platform/env";
import { listenToChanges } from "../lib/platform/live/listen";
import { watchRecords } from "../lib/platform/records/watch";
import { commonHeaders } from "../lib/platform/security/headers";
import { flushSpans } from "../lib/platform/tracing/flush";
import { logConsole } from "./serve/console";
import { drainable } from "./serve/drain";
import { readKeys } from "./serve/keys";
import { listenHost } from "./serve/host";
import { robotsHeader } from "./serve/robots-header";
import { createGuardedServer } from "./serve/server";
import type { Handler } from "./serve/server";
import { createUpgradeRelay, relayHotReload } from "./serve/upgrade";
import { onStop, reportReady } from "./shared/child";
import { readJsonFile, writePrivate } from "./shared/private-file";
import { identify } from "./shared/processes.mjs";
import { dataFolder, root } from "./shared/root";
import { runService } from "./shared/run-script";
import { enter } from "./shared/users.mjs";
import { chooseBuild, usersOf } from "./stages/builds";
import { buildName, settingsFingerprint } from "./stages/fingerprint";
import { loadSettings } from "./stages/settings";

/**
 * Serves the site. Starts no database server and no worker, and builds nothing. If NODE_ENV is "development", uses
 * Next's development server.
 */
runService(async () => {
  const missing = await loadSettings();
  const { PORT, siteUrl, SITE_MODE, TRUSTED_PROXY_HOPS, NODE_ENV, LOG_LEVEL } = env();
  const host = listenHost();
  const isDevelopment = NODE_ENV === "development";
  const settings = settingsFingerprint(process.env);
  const built = isDevelopment ? undefined : chooseBuild(settings);
  const isBuildMismatch = !isDevelopment && missing.length === 0 && built?.fingerprint.settings !== settings;
  const build = built ? buildName(built.fingerprint) : "none";
  process.env.BUILD_FINGERPRINT = build;
  if (built) {
    process.env.NEXT_DIST_DIR = built.folder;
    await enter(usersOf(built.folder));
  }

  const canRun = missing.length === 0 && !isBuildMismatch;
  if (canRun) await readKeys(env().DATABASE_URL ?? "");
  const live = canRun ? listenToChanges(env().DATABASE_URL) : undefined;
  // Before the first request, `watchRecords` reads the current versions of the records that pages show, such as trust
  // claims. The page cache needs these versions to recognise outdated pages.
  const [watch, site] = canRun
    ? await Promise.all([watchRecords(env().DATABASE_URL), openSite({ isDevelopment, port: PORT })])
    : [];
  const server = createGuardedServer({
    siteUrl,
    hops: TRUSTED_PROXY_HOPS,
    build,
    headers: commonHeaders({ siteUrl, SITE_MODE }),
    // Without the settings there is no record of the firm, and every page answers 503.
    ...(site
      ? { handler: site.handler, currentHeaders: () => robotsHeader(SITE_MODE) }
      : { configuration: { missing, isBuildMismatch } }),
  });
  const drain = drainable(server);
  if (isDevelopment && site) relayHotReload(server, site.relay);
  const port = await listen(server, { port: PORT, host });
  const runFile = process.env.RUN_FILE ?? join(dataFolder, "run.json");
  const starter = process.send ? identify(process.ppid) : undefined;
  writePrivate(runFile, JSON.stringify({ ...identify(), port, starter }));
  reportReady({ port });
  if (!isDevelopment && LOG_LEVEL !== "debug") logConsole();

  onStop(async () => {
    // `drain` waits until all responses have ended. Live streams never end by themselves, so `live.stop()` ends them.
    await Promise.all([live?.stop(), drain()]);
    await site?.close();
    await watch?.stop();
    await flushSpans();
    // Another server of this clone, on another port, may have overwritten the file.
    if ((readJsonFile(runFile) as { pid?: number } | undefined)?.pid === process.pid) rmSync(runFile);
  });
});

type Site = { readonly handler: Handler; readonly relay: Server; close(): Promise<void> };

async function openSite({ isDevelopment, port }: { isDevelopment: boolean; port: number }): Promise<Site> {
  // Next's own log lines can quote text that visitors typed, so they are turned off. instrumentation.ts logs the errors
  // without that text.
  const quiet = !isDevelopment && env().LOG_LEVEL !== "debug";
  const relay = createUpgradeRelay();
  const site = next({ dev: isDevelopment, dir: root, hostname: "localhost", port, quiet, httpServer: relay });
  await site.prepare();
  const handler = site.getRequestHandler();
  return { handler: (request, response) => handler(request, response), relay, close: () => site.close() };
}

type Place = { readonly port: number; readonly host: string | undefined };

function listen(server: ReturnType<typeof createGuardedServer>, { port, host }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new Error(`Port ${port} is taken: set PORT to another.`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        reject(new Error("HOST is not an address of this machine."));
      else reject(error);
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}
