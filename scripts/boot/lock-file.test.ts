import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(join(__dirname, "../../package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/**
 * Whether Node would find the package from this folder. Node looks in the folder itself and in all folders above it.
 */
function isListed(name: string, from: string): boolean {
  const above = from
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, parts.length - index).join("/node_modules/"));
  return [...above, ""].some((folder) => `${folder ? `${folder}/` : ""}node_modules/${name}` in lock.packages);
}

test("the lock file lists the optional packages of every system, because npm ci refuses the file otherwise", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isListed(name, path)),
  );
  expect(missing).toEqual([]);
});
