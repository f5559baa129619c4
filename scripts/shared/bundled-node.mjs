import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The programs are compiled for this version of Node or a later one. */
export const oldestNode = 24;

/** Returns the Node on which programs must run, or undefined if a Node of the given version can run them. */
export function otherNode(root, version = process.versions.node) {
  return Number.parseInt(version) < oldestNode ? bundledNode(root) : undefined;
}

/**
 * Returns the path of the Node that npm has installed in `node_modules`. The user's own Node may have outdated time
 * zone data.
 */
export function bundledNode(root) {
  const path = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (/^v2[4-9]\./.test(stdout ?? "")) return path;
  throw new Error(
    'The package "node" is incomplete, because npm skipped its install script. Run "npm rebuild node --ignore-scripts=false" or install Node 24, and start again.',
  );
}
