import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(join(__dirname, "../../../package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/**
 * Tells whether the package in the folder `from` can load the package `name`. Node searches the node_modules of `from`
 * and of each folder above `from`, so the lock file must list `name` in one of these.
 */
function isListed(name: string, from: string): boolean {
  const above = from
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, parts.length - index).join("/node_modules/"));
  return [...above, ""].some((folder) => `${folder ? `${folder}/` : ""}node_modules/${name}` in lock.packages);
}

test("the lock file lists the optional packages for every operating system, as npm ci requires", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isListed(name, path)),
  );
  expect(missing).toEqual([]);
});
