import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";

import { withLock } from "../shared/lock.mjs";

/** Installs the packages unless those of this very package-lock.json are there. */
export async function install(root) {
  const stamp = stampOf(root);
  if (readOrEmpty(markerOf(root)) === stamp) return;
  const tell = () => console.log("Another command is installing packages here: waiting for it.");
  await withLock(join(root, ".data/install.lock"), () => installOnce(root, stamp), tell);
}

async function installOnce(root, stamp) {
  if (readOrEmpty(markerOf(root)) === stamp) return;
  if (!isInstalled(root)) {
    console.log("Installing packages, which takes a minute or two.");
    await runNpm(root);
  }
  // Written last: a broken-off install leaves no marker and is done again.
  writeFileSync(markerOf(root), stamp);
}

const markerOf = (root) => join(root, "node_modules/.installed");

/** Packages are made for one system, and a folder may be copied from one to another. */
function stampOf(root) {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(`${platform()} ${arch()}\n`).update(lock).digest("hex");
}

/** Whether somebody ran npm by hand to its end: npm then leaves a list of what it installed. */
function isInstalled(root) {
  const listed = readOrEmpty(join(root, "node_modules/.package-lock.json"));
  if (!listed) return false;
  const installed = JSON.parse(listed).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

function runNpm(root) {
  const words = ["ci", "--no-audit", "--no-fund", "--include=dev"];
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith(".js") ? [process.execPath, [npm, ...words]] : ["npm", words];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: platform() === "win32" });
    const stop = () => child.kill("SIGTERM");
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
    child.once("error", () => reject(new Error("npm does not run here: install Node with npm.")));
    child.once("exit", (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
      if (code === 0) resolve();
      else reject(new Error("npm could not install the packages; its words stand above."));
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
