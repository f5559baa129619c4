// This program is the first step of the commands that work in a bare clone. It runs on the installed Node (20.19 or
// later) and needs no packages. It installs and compiles whatever is missing. Then it runs the command on the Node
// version that the packages contain.
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { bundledNode } from "../shared/bundled-node.mjs";
import { checkSettings } from "../shared/check-settings.mjs";
import { generateClient } from "../shared/generate-client.mjs";
import { handOver } from "../shared/hand-over.mjs";
import { plainError } from "../shared/plain-error.mjs";
import { install } from "./boot/install.mjs";
import { withLock } from "./locks/lock.mjs";
import { isNpm, parentOf } from "./locks/processes.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [command = "", ...args] = process.argv.slice(2);
const staged = new Set(["start", "dev", "test"]);
/** The commands that also need the development packages. */
const testing = new Set(["test", "bench", "migrate-diff"]);
const isLocal = existsSync(join(root, "scripts/local", `${command}.ts`));

try {
  if (!/^[a-z-]+$/.test(command) || !(isLocal || existsSync(join(root, "scripts", `${command}.ts`))))
    throw new Error(`There is no command "${command}".`);
  // The tests have their own settings, so the user's settings are not checked.
  const wrong = command === "test" ? [] : checkSettings(root);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  await stage("packages", () => install(root, { withTests: testing.has(command) }));
  const node = bundledNode(root);
  await stage("client", () => withLock(join(root, ".data/client.lock"), async () => generateClient(root, node)));
  run(node, await stage("scripts", compile));
} catch (error) {
  console.error(plainError(error));
  process.exit(1);
}

/**
 * Runs one stage. The commands in `staged` print each stage with its duration. Other commands print only their result.
 */
async function stage(name, body) {
  const started = performance.now();
  const value = await body();
  if (staged.has(command)) console.log(`ok  ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}

/** Compiles the commands. The compiler is a package, so it is loaded only after the packages have been installed. */
async function compile() {
  const { compileScripts } = await import("./boot/compile.mjs");
  return compileScripts(root);
}

function run(node, compiled) {
  const bin = join(root, "node_modules/.bin");
  const path = `${bin}${delimiter}${process.env.PATH ?? ""}`;
  const env = { ...process.env, PATH: path, COMPILED_SCRIPTS: compiled };
  // Programs of the product do not bring a database, so another program opens this clone's database for them.
  const program = isLocal ? [`${command}.js`, ...args] : ["with-database.js", command, ...args];
  const [file = "", ...rest] = program;
  endWithNpm(handOver(node, [join(compiled, file), ...rest], { cwd: root, env }));
}

/**
 * Ends the command when npm ends. npm cannot forward a SIGKILL. Without this function, the server would keep running
 * after npm was killed.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  // npm starts commands through a shell, and some shells replace themselves with the command. npm is therefore either
  // the parent or the grandparent of this process. If npm is the parent, the grandparent is the user's shell, which may
  // end while npm keeps running.
  const isGrandparent = !isNpm(process.ppid) && isNpm(parentOf(process.ppid));
  const npm = () => (isGrandparent ? parentOf(process.ppid) : process.ppid);
  const born = npm();
  const watch = setInterval(() => {
    if (npm() === born) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500).unref();
}
