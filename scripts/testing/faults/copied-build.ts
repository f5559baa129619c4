import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../../local/postgres/free-port";
import { root } from "../../shared/root";
import { requireSuccess, runCommand } from "../../shared/run";
import type { Settings } from "../playwright";
import { startForeign } from "./foreign-program";

type Copy = { readonly address: string; readonly build: string };

/** Copies the sources and packages to a folder, builds the site there and serves it, as on another machine. */
export async function buildCopy(
  folder: string,
  settings: Settings,
  onClose: (body: () => Promise<void>) => void,
): Promise<Copy> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(root).filter((name) => !/^\.(?:git|data|next.*|env.*)$|^test-results$/.test(name));
  // Hard links: the packages have more than a gigabyte.
  requireSuccess(await runCommand("cp", ["-al", ...names.map((name) => join(root, name)), folder]), "cp");
  const port = await freePort();
  const env = { ...settings, STATE_DIR: "", NEXT_DIST_DIR: "", PORT: String(port) };
  const program = join(folder, "scripts/run.mjs");
  requireSuccess(await runCommand(process.execPath, [program, "build"], env), "build");
  const command = [process.execPath, program, "serve"];
  onClose(await startForeign({ command, env, port, log: join(folder, "serve.log") }));
  const build = readdirSync(folder).find((name) => /^\.next-/.test(name)) ?? "";
  return { address: `http://127.0.0.1:${port}`, build: join(folder, build) };
}
