import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of the first of these programs that is in PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Returns the path of WebKit's test browser, which is not in PATH. Its folder is named after the architecture. */
export function findMiniBrowser(): string | undefined {
  return globSync(["/usr/{lib,libexec}/webkit*gtk-*/MiniBrowser", "/usr/{lib,libexec}/*/webkit*gtk-*/MiniBrowser"])
    .sort()
    .at(-1);
}
