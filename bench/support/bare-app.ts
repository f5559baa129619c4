import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../scripts/local/postgres/free-port";
import { dataFolder, root } from "../../scripts/shared/root";
import { runQuietly } from "../../scripts/shared/run";

const next = join(root, "node_modules/next/dist/bin/next");

/** A server that consists of one process. */
export type Served = { readonly address: string; readonly pid: number };

type BareApp = {
  readonly name: string;
  /** The text of each file, by its path in the app. */
  readonly sources: Readonly<Record<string, string>>;
  /** Changes the app's files before the build. */
  readonly beforeBuild?: (folder: string) => void;
  /** Changes the output of the build before the server starts. */
  readonly beforeStart?: (folder: string) => void;
};

/**
 * Builds a Next app from the given files, without our configuration and middleware, and serves it with "next start".
 */
export async function startBareApp(app: BareApp): Promise<Served & { stop(): void }> {
  const folder = join(dataFolder, `bench-${app.name}`);
  rmSync(folder, { recursive: true, force: true });
  // The app needs an empty configuration. Without one, Next would use the configuration of this repository.
  for (const [name, text] of Object.entries({ "next.config.mjs": "export default {};", ...app.sources })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  app.beforeBuild?.(folder);
  // Turbopack would treat this repository as the app's root and include our middleware, so this build uses webpack.
  await runQuietly("next", ["build", folder, "--webpack"]);
  app.beforeStart?.(folder);
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", folder, "--port", String(port)], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isServing(address)); tries += 1) {
    if (tries > 100) throw new Error("The bare app does not start.");
    await wait(100);
  }
  return { address, pid: child.pid ?? Number.NaN, stop: () => void child.kill() };
}

async function isServing(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
