import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Returns the path of the Node that npm has installed in `node_modules`. The user's own Node may have outdated time
 * zone data.
 */
export function bundledNode(root) {
  const path = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (/^v2[4-9]\./.test(stdout ?? "")) return path;
  throw new Error(
    'The package "node" is incomplete, because npm skipped its install script. Run "npm rebuild node --ignore-scripts=false" and start again.',
  );
}
