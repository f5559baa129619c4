import type { LockedPackage } from "./lock-file";

export type LicencePolicy = {
  /** Licences without a condition besides the notice. */
  readonly free: readonly string[];
  /** Licences with conditions, and the packages for which someone has read them. A name may end in `*`. */
  readonly limited: Readonly<Record<string, { readonly packages: readonly string[]; readonly because: string }>>;
  /** Packages that state no licence in their package.json. */
  readonly unstated: Readonly<Record<string, { readonly licence: string; readonly because: string }>>;
};

/** The licence of a package as an SPDX expression without outer brackets, or "none". */
export function licenceOf({ name, licence }: LockedPackage, { unstated }: LicencePolicy): string {
  return (licence ?? unstated[name]?.licence ?? "none").replace(/^\((.*)\)$/, "$1").replaceAll(" and ", " AND ");
}

/** Lists the packages whose licence nobody has allowed, as `name: licence`. */
export function refusedLicences(packages: readonly LockedPackage[], policy: LicencePolicy): string[] {
  return packages.filter((each) => !isAllowed(each, policy)).map((each) => `${each.name}: ${licenceOf(each, policy)}`);
}

/** Of alternatives, one must be allowed. Of licences that hold together, all must be. */
function isAllowed(each: LockedPackage, policy: LicencePolicy): boolean {
  const isOneAllowed = (licence: string) =>
    policy.free.includes(licence) ||
    (policy.limited[licence]?.packages ?? []).some((name) =>
      name.endsWith("*") ? each.name.startsWith(name.slice(0, -1)) : each.name === name,
    );
  return licenceOf(each, policy)
    .split(" OR ")
    .some((alternative) => alternative.split(" AND ").every(isOneAllowed));
}

/** Writes the list of licences with their packages. Each name is listed once, whatever its versions. */
export function licenceList(packages: readonly LockedPackage[], policy: LicencePolicy): string {
  const licences = [...new Set(packages.map((each) => licenceOf(each, policy)))].sort();
  const sections = licences.map((licence) => {
    const those = packages.filter((each) => licenceOf(each, policy) === licence);
    const names = [...new Set(those.map(({ name }) => name))].sort();
    const reasons = licence.split(/ (?:AND|OR) /).flatMap((part) => policy.limited[part]?.because ?? []);
    return [`## ${licence}`, ...reasons, names.map((name) => `\`${name}\``).join(", ")].join("\n\n");
  });
  return [heading, ...sections].join("\n\n") + "\n";
}

const heading =
  "# Licences\n\nThe packages of the product, by the licence that they state. `licences.json` says which licences are allowed, and why. This file is\nwritten by `npm run licences`.";
