import { readFileSync } from "node:fs";

import { licenceList, licenceOf, refusedLicences } from "./licences";
import type { LicencePolicy } from "./licences";
import { packagesOf } from "./lock-file";
import type { LockedPackage } from "./lock-file";

const policy = JSON.parse(readFileSync("deploy/security/licences.json", "utf8")) as LicencePolicy;
const packages = packagesOf(readFileSync("package-lock.json", "utf8")).filter(({ isDevelopment }) => !isDevelopment);

test("every package of the product has an allowed licence", () => {
  expect(refusedLicences(packages, policy)).toEqual([]);
});

test("the policy lists no licence and no package that the product does not have", () => {
  const used = new Set(packages.flatMap((each) => licenceOf(each, policy).split(/ (?:AND|OR) /)));
  expect(Object.keys(policy.limited).filter((licence) => !used.has(licence))).toEqual([]);
  const names = packages.map(({ name }) => name);
  const listed = [...Object.values(policy.limited).flatMap((each) => each.packages), ...Object.keys(policy.unstated)];
  const isThere = (name: string) => names.some((each) => each.startsWith(name.replace(/\*$/, "")));
  expect(listed.filter((name) => !isThere(name))).toEqual([]);
});

test("deploy/security/LICENCES.md is current: after a change of the packages, run npm run licences", () => {
  expect(readFileSync("deploy/security/LICENCES.md", "utf8")).toBe(licenceList(packages, policy));
});

describe("a licence", () => {
  const aPackage = (name: string, licence: string | undefined): LockedPackage => ({
    name,
    licence,
    version: "1.0.0",
    isDevelopment: false,
  });

  it.each(["MIT", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)", "MIT and ISC"])("is allowed: %s", (licence) => {
    expect(refusedLicences([aPackage("a", licence)], policy)).toEqual([]);
  });

  it.each(["AGPL-3.0-only", "GPL-3.0-or-later", "MIT AND SSPL-1.0", "UNLICENSED", "SEE LICENSE IN x", undefined])(
    "is refused: %s",
    (licence) => {
      expect(refusedLicences([aPackage("a", licence)], policy)).toHaveLength(1);
    },
  );

  it("with conditions is allowed only for the packages for which they were read", () => {
    expect(refusedLicences([aPackage("ical.js", "MPL-2.0")], policy)).toEqual([]);
    expect(refusedLicences([aPackage("other", "MPL-2.0")], policy)).toEqual(["other: MPL-2.0"]);
  });
});
