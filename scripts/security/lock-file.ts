export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** Whether only development and tests need the package. */
  readonly isDevelopment: boolean;
  /** The licence as an SPDX expression, as the package states it. Undefined if it states none. */
  readonly licence: string | undefined;
  /** The hash of the package's file, as `sha512-` and base64. Undefined if the lock file has none. */
  readonly integrity?: string | undefined;
};

type Entry = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly link?: boolean;
  readonly integrity?: string;
};

/** Returns each copy of each package that package-lock.json lists. */
export function packagesOf(lockFile: string): readonly LockedPackage[] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Entry> };
  return Object.entries(packages).flatMap(([path, { version, dev = false, license, link = false, integrity }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return name === "" || link || version === undefined
      ? []
      : [{ name, version, isDevelopment: dev, licence: license, integrity }];
  });
}
