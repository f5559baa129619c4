import type { LockedPackage } from "./lock-file";

/** The first versions of a package without known holes. */
export type Floor = {
  readonly package: string;
  /** One version for each major line that has a mended one, in ascending order. */
  readonly from: readonly string[];
  readonly advisories: readonly string[];
  readonly hole: string;
  /** Set while no mended version can be installed. */
  readonly waiting?: { readonly version: string; readonly because: string; readonly meanwhile: string };
};

/** Returns the copies of the package that have a known hole, as `name@version`. */
export function belowFloor(packages: readonly LockedPackage[], { package: name, from }: Floor): string[] {
  return packages
    .filter((each) => each.name === name && !isMended(each.version, from))
    .map(({ version }) => `${name}@${version}`);
}

function isMended(version: string, from: readonly string[]): boolean {
  const [newest = version] = from.slice(-1);
  const ofLine = from.find((each) => majorOf(each) === majorOf(version));
  return ofLine === undefined ? majorOf(version) > majorOf(newest) : isAtLeast(version, ofLine);
}

const numbersOf = (version: string) => (version.split("-")[0] ?? "").split(".").map(Number);
const majorOf = (version: string) => numbersOf(version)[0] ?? 0;

/** Whether a version is not older than another one of the same major line. A prerelease is older than its release. */
function isAtLeast(version: string, floor: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(floor)];
  const index = ours.findIndex((number, at) => number !== theirs[at]);
  return index === -1 ? !version.includes("-") : (ours[index] ?? 0) > (theirs[index] ?? 0);
}
