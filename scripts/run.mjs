// Runs one program of the product, for example `node scripts/run.mjs serve`. The packages must be installed. This is
// how the product runs on a server: without scripts/local, which installs packages and brings a database. The programs
// need Node 24. On an older one, this file hands over to the Node that the packages contain.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { otherNode } from "./shared/bundled-node.mjs";
import { checkSettings } from "./shared/check-settings.mjs";
import { generateClient } from "./shared/generate-client.mjs";
import { handOver } from "./shared/hand-over.mjs";
import { plainError } from "./shared/plain-error.mjs";

/** The programs that a program runs as its threads. */
const threads = { worker: ["calendar-reader"] };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = ""] = process.argv.slice(2);

try {
  process.chdir(root);
  if (!/^[a-z-]+$/.test(name) || !existsSync(`scripts/${name}.ts`)) throw new Error(`There is no program "${name}".`);
  if (!existsSync("node_modules/esbuild")) throw new Error('The packages are missing: run "npm ci".');
  const wrong = checkSettings(root);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const node = otherNode(root);
  if (node) handOver(node, [...process.execArgv, ...process.argv.slice(1)], { cwd: root });
  else await run();
} catch (error) {
  console.error(plainError(error));
  process.exit(1);
}

async function run() {
  Object.assign(process.env, { NODE_ENV: "production" });
  generateClient(root, process.execPath);
  const program = await compile();
  process.argv.splice(1, 2, program);
  createRequire(import.meta.url)(program);
}

/**
 * Compiles the program and returns its path. A running program has been read, so its file may be replaced. A build
 * compiles all programs: where the folder is read-only, they are only compared with their sources.
 */
async function compile() {
  const { bundle } = await import("./shared/bundle.mjs");
  const folder = join(root, ".data/programs");
  mkdirSync(folder, { recursive: true });
  const names = name === "build" ? allPrograms() : [name, ...(threads[name] ?? [])];
  const programs = names.map((each) => `scripts/${each}.ts`);
  for (const { path, contents } of await bundle(root, programs, folder)) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(contents)) continue;
    const unfinished = join(folder, `${path}.${process.pid}`);
    writeFileSync(unfinished, contents);
    renameSync(unfinished, file);
  }
  return join(folder, `${name}.js`);
}

function allPrograms() {
  return readdirSync(join(root, "scripts"))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -".ts".length));
}
