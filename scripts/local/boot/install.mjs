import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";

import { withLock } from "../locks/lock.mjs";
import { readOrEmpty } from "../../shared/read-or-empty.mjs";

/**
 * Installs the packages of package-lock.json if any are missing. Includes the development packages if `withTests` is
 * true, or if some are installed already.
 */
export async function install(root, { withTests }) {
  if (isDone(root, withTests)) return;
  const tell = () => console.log("Another command is installing packages here: waiting for it.");
  await withLock(join(root, ".data/install.lock"), () => installOnce(root, withTests), tell);
}

async function installOnce(root, isForTests) {
  if (isDone(root, isForTests)) return;
  // After a change of package-lock.json, "npm ci --omit=dev" would delete the development packages that are installed.
  const withTests = isForTests || hasDevelopmentPackages(root);
  if (!isInstalled(root, withTests) || !isWhole(root, withTests)) {
    console.log("Installing packages, which takes a minute or two.");
    await runNpm(root, withTests);
  }
  // The stamp is written last. An interrupted installation has no stamp, so the next command repeats it.
  writeFileSync(stampFile(root), stampOf(root, withTests));
}

/**
 * Whether the installed packages are sufficient. An installation that includes the development packages is sufficient
 * for every command.
 */
function isDone(root, withTests) {
  const stamp = readOrEmpty(stampFile(root));
  const accepted = [stampOf(root, true), ...(withTests ? [] : [stampOf(root, false)])];
  return accepted.includes(stamp) && isWhole(root, withTests);
}

const stampFile = (root) => join(root, "node_modules/.installed");

/**
 * Returns the stamp of an installation. It includes the operating system and the processor type, because a user may
 * copy the clone to a computer on which these packages do not run.
 */
function stampOf(root, withTests) {
  const lock = readFileSync(join(root, "package-lock.json"));
  const kind = `${platform()} ${arch()}${withTests ? "" : " without tests"}`;
  return createHash("sha256").update(`${kind}\n`).update(lock).digest("hex");
}

/** Whether the folder of every package still exists. A clean-up program or a user may have deleted some. */
function isWhole(root, withTests) {
  return wantedBy(root, withTests).every(
    ([path, { optional }]) => optional || existsSync(join(root, path, "package.json")),
  );
}

/**
 * Returns the packages that the installation needs according to the lock file, with their folders. `optional` marks the
 * packages that npm may leave out.
 */
function wantedBy(root, withTests) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path !== "" && !link && (withTests || !dev))
    .map(([path, entry]) => [path, { ...entry, optional: entry.optional || (!withTests && entry.devOptional) }]);
}

/**
 * Whether npm's own list of installed packages is complete. The list can be complete without our stamp, for example
 * after a user ran npm directly.
 */
function isInstalled(root, withTests) {
  const listed = readOrEmpty(join(root, "node_modules/.package-lock.json"));
  if (!listed) return false;
  const installed = JSON.parse(listed).packages;
  return wantedBy(root, withTests).every(([path, { version, optional }]) => {
    const entry = installed[path];
    return entry ? entry.version === version : optional === true;
  });
}

/** Whether npm's own list of installed packages contains development packages. */
function hasDevelopmentPackages(root) {
  const listed = readOrEmpty(join(root, "node_modules/.package-lock.json"));
  return listed !== "" && Object.values(JSON.parse(listed).packages).some(({ dev }) => dev);
}

async function runNpm(root, withTests) {
  const kind = withTests ? "--include=dev" : "--omit=dev";
  // When tests add the development packages, a server of this clone may be running. "npm ci" deletes node_modules
  // first, so it would break that server.
  const isAddition = withTests && isInstalled(root, false) && isWhole(root, false);
  const result = await npm(root, isAddition ? ["install", "--no-save", kind] : ["ci", kind]);
  if (result.code === 0) return;
  console.error(result.output.trim());
  throw new Error("npm could not install the packages; its output is above.");
}

function npm(root, options) {
  const all = [...options, "--no-audit", "--no-fund"];
  const path = process.env.npm_execpath;
  const [command, args] = path?.endsWith(".js") ? [process.execPath, [path, ...all]] : ["npm", all];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      shell: platform() === "win32",
    });
    let output = "";
    child.stderr.on("data", (chunk) => (output += chunk));
    const stop = () => child.kill("SIGTERM");
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
    child.once("error", () => reject(new Error("npm does not run here: install Node with npm.")));
    child.once("close", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      if (signal) reject(new Error("Interrupted while installing packages; the next start repeats the installation."));
      else resolve({ code, output });
    });
  });
}
