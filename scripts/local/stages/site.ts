import { env } from "../../../lib/platform/env";
import { listenHost, localUrl } from "../../serve/host";
import { queryFirstRow } from "../../database/query-first-row";
import { openDatabase } from "../postgres/open";
import { seedDatabase } from "../services/seed-database";
import { startService } from "../services/service";
import { stopInOrder } from "../services/shutdown";
import { stage } from "./stage";
import { buildSite } from "./build";
import { firmDifferences, isFirmFilled } from "./firm";
import { printAddress } from "./print-address";
import { migrate } from "../../migrations/migrate";
import { noteSite, requireFreePort } from "./port";
import { modeOf } from "../../migrations/mode";
import { loadSettings } from "../../shared/settings";

/** Starts the site and everything that it needs. Stops all of it when this process receives a signal. */
export async function startSite({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  Object.assign(process.env, { NODE_ENV: isDevelopment ? "development" : "production" });
  const shutdown = stopInOrder();
  try {
    const missing = await stage("settings", async () => {
      const lacking = await loadSettings();
      await requireFreePort(env().PORT, listenHost());
      return lacking;
    });
    if (missing.length === 0) await prepare({ isDevelopment, shutdown });
    noteSite(env().PORT);
    const start = (name: "serve" | "worker") =>
      stage(name, async () => shutdown.add(name, await startService({ name })));
    const serve = start("serve");
    if (isDevelopment) {
      await serve;
      await printAddress(missing);
      // The worker starts only after this stage, because its start would slow down the page that the developer is
      // waiting for.
      await stage("first page", loadHomePage);
    }
    await Promise.all([serve, ...(missing.length === 0 ? [start("worker")] : [])]);
    if (!isDevelopment) await printAddress(missing);
  } catch (error) {
    await shutdown.stop();
    throw error;
  }
}

/** Makes the development server compile the home page. Errors are ignored here, because the server logs them. */
async function loadHomePage(): Promise<void> {
  await fetch(`${localUrl()}/`).catch(() => undefined);
}

type Preparation = { isDevelopment: boolean; shutdown: ReturnType<typeof stopInOrder> };

async function prepare({ isDevelopment, shutdown }: Preparation): Promise<void> {
  const mode = env().SITE_MODE;
  const { url, stop } = await stage("database", openDatabase);
  shutdown.add("database", { stop });
  await stage("migrations", () => migrate(url, mode));
  await stage("seed", async () => {
    if (!(await modeOf(url, mode)) || !(await isFirmFilled(url))) await seedDatabase();
  });
  const differences = await firmDifferences(url);
  if (differences) console.log(differences);
  const held = await heldMail(url);
  if (held) console.log(held);
  if (!isDevelopment) process.env.NEXT_DIST_DIR = await stage("build", buildSite);
}

/** Returns a line to print if emails and payments are held, because the database may be a copy. */
async function heldMail(url: string): Promise<string | undefined> {
  const row = await queryFirstRow(url, "select from installation where mail_held_at is not null");
  return (
    row &&
    "Emails and payments are held: the database was restored or copied, or a person held them. npm run mail lists what waits, npm run mail -- confirm lets it go."
  );
}
