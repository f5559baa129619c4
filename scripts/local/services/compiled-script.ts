import { join } from "node:path";

/**
 * Returns the path of a compiled script. Before a command starts, `boot.mjs` compiles all scripts and sets the
 * environment variable COMPILED_SCRIPTS to their folder.
 */
export function compiledScript(name: string): string {
  const folder = process.env.COMPILED_SCRIPTS;
  if (!folder) throw new Error("The scripts are not compiled: start this with an npm command.");
  return join(folder, `${name}.js`);
}
