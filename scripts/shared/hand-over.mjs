import { spawn } from "node:child_process";

/**
 * Runs the rest of a command on another Node. This process passes signals on and ends with the same exit code. Returns
 * the new process.
 */
export function handOver(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(`The Node version in the packages does not run here: ${error.message}`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
  return child;
}
