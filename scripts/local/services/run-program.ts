import { spawn } from "node:child_process";

import type { Settings } from "../../shared/run";
import { compiledScript } from "./compiled-script";

/** Runs a program of the product in this terminal and returns its exit code. */
export function runProgram(name: string, args: readonly string[], extra: Settings = {}): Promise<number> {
  const child = spawn(process.execPath, [compiledScript(name), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...extra },
  });
  // Ctrl-C in a terminal also reaches the program. This process waits for its end and then closes the database.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
