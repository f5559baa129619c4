import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../scripts/database/free-port";
import { dataFolder, root } from "../../scripts/shared/root";
import { runQuietly } from "../../scripts/shared/run";

const folder = join(dataFolder, "bench-bare-page");
const next = join(root, "node_modules/next/dist/bin/next");

/** A server that consists of one process. */
export type Served = { readonly address: string; readonly pid: number };

/**
 * Builds an app of one static page, replaces that page with the given document, and serves it with "next start". Both
 * servers then send the same bytes and differ only in the work around them.
 */
export async function startBarePage(html: string): Promise<Served & { stop(): void }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  // Turbopack would treat the clone as the app's root and include our middleware, so this uses webpack.
  await runQuietly("next", ["build", folder, "--webpack"]);
  writeFileSync(join(folder, ".next/server/app/index.html"), html);
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", folder, "--port", String(port)], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (tries > 100) throw new Error("The bare page does not start.");
    await wait(100);
  }
  return { address, pid: child.pid ?? Number.NaN, stop: () => void child.kill() };
}

const sources = {
  // Without this file, Next would use the clone's configuration.
  "next.config.mjs": "export default {};",
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <p>Replaced after the build</p>;`,
};

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
