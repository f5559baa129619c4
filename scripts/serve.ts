import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import next from "next";

import { env } from "../lib/platform/env";
import { limitSilence } from "../lib/platform/db/client";
import { listenToChanges } from "../lib/platform/live/listen";
import { setOwnEdge } from "../lib/platform/page-cache/edge.mjs";
import { watchRecords } from "../lib/platform/records/watch";
import { commonHeaders } from "../lib/platform/security/headers";
import { flushSpans } from "../lib/platform/tracing/flush";
import { directUrl } from "./database/other-urls";
import { requireDatabaseUrl } from "./database/require-database";
import { actionKeyName, runActionKey } from "./serve/action-key";
import { buildName, settingsFingerprint } from "./serve/fingerprint";
import { listenForMetrics } from "./metrics/listen";
import { logAnswered } from "./serve/access-log";
import { chooseBuild, hasBuilds } from "./serve/builds";
import { logConsole } from "./serve/console";
import { openPackedFiles } from "./serve/packed-files";
import { drainable } from "./serve/drain";
import { listenHost } from "./serve/host";
import { readKeys } from "./serve/keys";
import { requestMetrics } from "./serve/request-metrics";
import { robotsHeader } from "./serve/robots-header";
import { createGuardedServer } from "./serve/server";
import type { Handler } from "./serve/server";
import { warmUp } from "./serve/warm-up";
import { onStop, reportReady } from "./shared/child";
import { root } from "./shared/root";
import { runService } from "./shared/run-script";
import { loadSettings } from "./shared/settings";

/**
 * Serves the site. Starts no database server and no worker, and builds nothing. "npm run dev" sets NODE_ENV to
 * "development" and so gets Next's development server.
 */
runService(async () => {
  const missing = await loadSettings();
  const { PORT, siteUrl, SITE_MODE, TRUSTED_PROXY_HOPS, NODE_ENV, LOG_LEVEL, NEXTAUTH_SECRET } = env();
  const host = listenHost();
  setOwnEdge(env().EDGE === "own");
  const isDevelopment = NODE_ENV === "development";
  const settings = settingsFingerprint(process.env);
  const built = isDevelopment ? undefined : chooseBuild(settings);
  const databaseUrl = missing.length === 0 ? requireDatabaseUrl() : undefined;
  if (!isDevelopment && databaseUrl && !built && !hasBuilds()) throw new Error("There is no build: run npm run build.");
  const isBuildMismatch = !isDevelopment && missing.length === 0 && built?.fingerprint.settings !== settings;
  const build = built ? buildName(built.fingerprint) : "none";
  process.env.BUILD_FINGERPRINT = build;
  if (built) process.env.NEXT_DIST_DIR = built.folder;
  if (NEXTAUTH_SECRET) process.env[actionKeyName] = runActionKey(NEXTAUTH_SECRET);

  limitSilence();
  const canRun = missing.length === 0 && !isBuildMismatch;
  if (canRun && databaseUrl) await readKeys(databaseUrl);
  const live = canRun ? listenToChanges(databaseUrl && directUrl(databaseUrl)) : undefined;
  // Before the first request, `watchRecords` reads the current versions of the records that pages show, such as trust
  // claims. The page cache needs these versions to recognise outdated pages.
  const [watch, site] = canRun
    ? await Promise.all([watchRecords(databaseUrl), openSite({ isDevelopment, port: PORT })])
    : [];
  const metrics = requestMetrics(build);
  const metricsServer = await listenForMetrics(metrics.registry, { offset: 0 });
  const options = {
    siteUrl,
    hops: TRUSTED_PROXY_HOPS,
    build,
    headers: commonHeaders({ siteUrl, SITE_MODE }),
    // Without the settings there is no record of the firm, and every page answers 503.
    ...(built ? { packed: await openPackedFiles(join(root, built.folder, "static")) } : {}),
    ...(site
      ? { handler: site.handler, currentHeaders: () => robotsHeader(SITE_MODE) }
      : { configuration: { missing, isBuildMismatch } }),
  };
  // Next's modules keep the console that they find when they are loaded.
  if (!isDevelopment && LOG_LEVEL !== "debug") logConsole();
  if (site && !isDevelopment) await warmUp(options);
  const server = createGuardedServer({
    ...options,
    onAnswered(answered) {
      metrics.count(answered);
      // In demo mode, the terminal shows the sign-ins and warnings only.
      if (SITE_MODE === "live") logAnswered(answered);
    },
  });
  const drain = drainable(server);
  if (isDevelopment) server.on("upgrade", (...request) => site?.upgrades.emit("upgrade", ...request));
  const port = await listen(server, { port: PORT, host });
  onStop(async () => {
    // `drain` waits until all responses have ended. Live streams never end by themselves, so `live.stop()` ends them.
    await Promise.all([live?.stop(), drain()]);
    await site?.close();
    metricsServer?.close();
    await watch?.stop();
    await flushSpans();
  });
  reportReady({ port });
  // "npm start" prints both by itself.
  if (!process.send && canRun) console.log(`The site is served on port ${port}; Ctrl-C ends it.`);
  else if (!process.send) process.stderr.write(`Every page answers 503: ${whyNot(missing)}\n`);
});

const whyNot = (missing: readonly string[]) =>
  missing.length > 0
    ? `settings are missing: ${missing.join(" ")}`
    : "the build was made with other settings (SITE_URL, SITE_MODE, FIRM_PROFILE or NEXT_PUBLIC_*): run npm run build.";

type Site = { readonly handler: Handler; readonly upgrades: Server; close(): Promise<void> };

async function openSite({ isDevelopment, port }: { isDevelopment: boolean; port: number }): Promise<Site> {
  // Next's own log lines can quote text that visitors typed, so they are turned off. instrumentation.ts logs the errors
  // without that text.
  const quiet = !isDevelopment && env().LOG_LEVEL !== "debug";
  // Next attaches its handler of upgrade requests to this server, which never listens. On the real server, it would
  // leave connections for unknown URLs open.
  const upgrades = createServer();
  const site = next({ dev: isDevelopment, dir: root, hostname: "localhost", port, quiet, httpServer: upgrades });
  await site.prepare();
  const handler = site.getRequestHandler();
  return { handler: (request, response) => handler(request, response), upgrades, close: () => site.close() };
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
