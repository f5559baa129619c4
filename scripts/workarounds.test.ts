import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./shared/root";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version: string }>;
};

/** The entries of the list "Workarounds" in lib/DECISIONS.md. */
const entries = (readFileSync(join(root, "lib/DECISIONS.md"), "utf8").split("\n## Workarounds\n")[1] ?? "")
  .split("\n### ")
  .slice(1)
  .map((entry) => {
    const field = (name: string) => new RegExp(`^- ${name}: (.+(?:\\n  .+)*)`, "m").exec(entry)?.[1] ?? "";
    return {
      what: entry.split("\n")[0] ?? "",
      files: quoted(field("Where")),
      versions: quoted(field("Version")),
      upstream: field("Upstream"),
      condition: field("Until"),
    };
  });

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

test("the list has at most 15 workarounds", () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(15);
});

test.each(entries)("names a version, a report or why there is none, and when to remove it: $what", (entry) => {
  expect(entry.versions).not.toEqual([]);
  expect(entry.upstream).toMatch(/^https:\/\/github\.com\/|^none, because /);
  expect(entry.condition).not.toBe("");
});

test.each(entries)("the package has the version with which the workaround was tested: $what", ({ versions }) => {
  for (const version of versions) {
    const name = version.slice(0, version.lastIndexOf("@"));
    expect(`${name}@${packages[`node_modules/${name}`]?.version}`).toBe(version);
  }
});

test.each(entries)("the workaround's files exist: $what", ({ files }) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files).not.toEqual([]);
});
