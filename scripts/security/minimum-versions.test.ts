import { readFileSync } from "node:fs";

import { packagesOf } from "./lock-file";
import { belowFloor } from "./minimum-versions";
import type { Floor } from "./minimum-versions";

const { packages: floors } = JSON.parse(readFileSync("deploy/security/minimum-versions.json", "utf8")) as {
  packages: Floor[];
};
const installed = packagesOf(readFileSync("package-lock.json", "utf8")).filter(({ isDevelopment }) => !isDevelopment);

test("no package of the product has a known hole, except those that wait for a release", () => {
  const waiting = floors.flatMap(({ package: name, waiting: wait }) => (wait ? [`${name}@${wait.version}`] : []));
  expect(floors.flatMap((floor) => belowFloor(installed, floor))).toEqual(waiting);
});

test.each(floors)("names advisories and a package of the product: $package", ({ package: name, from, advisories }) => {
  expect(installed.some((each) => each.name === name)).toBe(true);
  for (const version of from) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(advisories.length).toBeGreaterThan(0);
  for (const id of advisories) expect(id).toMatch(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/);
});

describe("a floor", () => {
  const floor = { package: "a", from: ["3.1.9", "4.2.3"], advisories: [], hole: "" };
  const below = (version: string) => belowFloor([{ name: "a", version, isDevelopment: false, licence: "MIT" }], floor);

  it.each(["3.1.8", "3.0.10", "4.2.2", "4.1.12", "2.9.9", "4.2.3-beta.1"])("refuses %s", (version) => {
    expect(below(version)).toEqual([`a@${version}`]);
  });

  it.each(["3.1.9", "3.10.0", "4.2.3", "4.2.10", "5.0.0"])("accepts %s", (version) => {
    expect(below(version)).toEqual([]);
  });

  it("says nothing about other packages", () => {
    expect(belowFloor([{ name: "b", version: "1.0.0", isDevelopment: false, licence: "MIT" }], floor)).toEqual([]);
  });
});
