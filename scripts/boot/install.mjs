import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";

import { withLock } from "../shared/lock.mjs";

/** Installs the packages unless those of this very package-lock.json are there, each of them. */
export async function install(root) {
  const stamp = stampOf(root);
  if (isDone(root, stamp)) return;
  const tell = () => console.log("Another command is installing packages here: waiting for it.");
  await withLock(join(root, ".data/install.lock"), () => installOnce(root, stamp), tell);
}

async function installOnce(root, stamp) {
  if (isDone(root, stamp)) return;
  if (!isInstalled(root) || !isWhole(root)) {
    console.log("Installing packages, which takes a minute or two.");
    await runNpm(root);
  }
  // Written last: a broken-off install leaves no marker and is done again.
  writeFileSync(markerOf(root), stamp);
}

const isDone = (root, stamp) => readOrEmpty(markerOf(root)) === stamp && isWhole(root);

const markerOf = (root) => join(root, "node_modules/.installed");

/** Packages are made for one system, and a folder may be copied from one to another. */
function stampOf(root) {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(`${platform()} ${arch()}\n`).update(lock).digest("hex");
}

/** Whether nobody took a package away since: a program that tidies up, or a hand. */
function isWhole(root) {
  return Object.entries(wantedBy(root)).every(
    ([path, { optional, link }]) => path === "" || link || optional || existsSync(join(root, path, "package.json")),
  );
}

/** The packages of the lock file, by their folder. */
function wantedBy(root) {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
}

/** Whether somebody ran npm by hand to its end: npm then leaves a list of what it installed. */
function isInstalled(root) {
  const listed = readOrEmpty(join(root, "node_modules/.package-lock.json"));
  if (!listed) return false;
  const installed = JSON.parse(listed).packages;
  return Object.entries(wantedBy(root)).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

async function runNpm(root) {
  const ci = await npm(root, ["ci"]);
  if (ci.code === 0) return;
  // Written where some systems' packages could not be had, a lock lacks them and "ci" refuses it; "install" does not mind.
  const isLockAtFault = ci.words.includes("EUSAGE");
  const last = isLockAtFault ? await npm(root, ["install", "--no-save"]) : ci;
  if (last.code === 0) return;
  console.error(last.words.trim());
  throw new Error("npm could not install the packages; its words stand above.");
}

function npm(root, words) {
  const all = [...words, "--no-audit", "--no-fund", "--include=dev"];
  const path = process.env.npm_execpath;
  const [command, args] = path?.endsWith(".js") ? [process.execPath, [path, ...all]] : ["npm", all];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      shell: platform() === "win32",
    });
    let said = "";
    child.stderr.on("data", (chunk) => (said += chunk));
    const stop = () => child.kill("SIGTERM");
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
    child.once("error", () => reject(new Error("npm does not run here: install Node with npm.")));
    child.once("close", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      if (signal) reject(new Error("Interrupted while installing packages; the next start does it again."));
      else resolve({ code, words: said });
    });
  });
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
