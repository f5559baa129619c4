import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../scripts/database/free-port";
import { dataFolder, root } from "../../scripts/shared/root";
import { runQuietly } from "../../scripts/shared/run";

const folder = join(dataFolder, "bench-bare-page");
const next = join(root, "node_modules/next/dist/bin/next");

/** Builds an app of one static page that shows the markup of the given document, and serves it with "next start". */
export async function startBarePage(html: string): Promise<{ readonly address: string; stop(): void }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(sources(markupOf(html)))) writeFileSync(join(folder, name), text);
  // Turbopack would treat the clone as the app's root and include our middleware, so this uses webpack.
  await runQuietly("next", ["build", folder, "--webpack"]);
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", folder, "--port", String(port)], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (tries > 100) throw new Error("The bare page does not start.");
    await wait(100);
  }
  return { address, stop: () => void child.kill() };
}

const script = /<script[^>]*>([^]*?)<\/script>/g;

/**
 * The markup of the body without our scripts, padded with their text until the bare page is as large as ours, because
 * the cost of compressing and sending a page depends on its size. Next writes a page's markup twice, the second time as
 * data for its router, so half of the size is enough.
 */
function markupOf(html: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? "";
  const markup = body.replace(script, "");
  const texts = [...body.matchAll(script)].map(([, text = ""]) => text).join("");
  const missing = Math.max(0, Math.floor(html.length / 2) - markup.length);
  return `${markup}<template>${texts.replace(/[<>&]/g, " ").slice(0, missing)}</template>`;
}

function sources(markup: string): Record<string, string> {
  return {
    // Without this file, Next would use the clone's configuration.
    "next.config.mjs": "export default {};",
    "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    "app/page.jsx": `export default () => <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(markup)} }} />;`,
  };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
