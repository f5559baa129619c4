import { join } from "node:path";

/**
 * The compiled form of one of our commands. `boot.mjs` compiles them and passes their folder to every process it
 * starts.
 */
export function compiledScript(name: string): string {
  const folder = process.env.COMPILED_SCRIPTS;
  if (!folder) throw new Error("The scripts are not compiled: start this with an npm command.");
  return join(folder, `${name}.js`);
}
