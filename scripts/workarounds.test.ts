import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./shared/root";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version: string }>;
};

/** The rows of the table "Workarounds" in lib/DECISIONS.md, without the header of the table. */
const rows = (readFileSync(join(root, "lib/DECISIONS.md"), "utf8").split("## Workarounds")[1] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => {
    const [what = "", where = "", dependsOn = ""] = line.split("|").slice(1, -1);
    return { what: what.trim(), files: quoted(where), dependsOn: dependsOn.trim(), versions: quoted(dependsOn) };
  });

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}

test("the table of workarounds has more than ten rows, and each row names a version", () => {
  expect(rows.length).toBeGreaterThan(10);
  // Users install npm themselves, so its version varies.
  const ofPackages = rows.filter(({ dependsOn }) => dependsOn !== "npm");
  for (const { versions } of ofPackages) expect(versions).not.toEqual([]);
});

test.each(rows)("the package has the version with which the workaround was tested: $what", ({ versions }) => {
  for (const version of versions) {
    const name = version.slice(0, version.lastIndexOf("@"));
    expect(`${name}@${packages[`node_modules/${name}`]?.version}`).toBe(version);
  }
});

test.each(rows)("the workaround's files exist: $what", ({ files }) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files).not.toEqual([]);
});
