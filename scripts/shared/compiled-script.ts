import { join } from "node:path";

/**
 * Returns the path of a compiled command. `boot.mjs` compiles the commands and passes their folder to every process
 * that it starts.
 */
export function compiledScript(name: string): string {
  const folder = process.env.COMPILED_SCRIPTS;
  if (!folder) throw new Error("The scripts are not compiled: start this with an npm command.");
  return join(folder, `${name}.js`);
}
