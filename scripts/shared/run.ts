import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

import { machineErrorIn } from "./plain-error.mjs";
import { root } from "./root";

/** Environment variables that a program gets in addition to those of this process. */
export type Settings = Readonly<Record<string, string>>;

export type Finished = { readonly code: number; readonly output: string };

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Runs a program from node_modules, waits until it ends, and returns its exit code and output. */
export function run(program: string, args: readonly string[], extra?: Settings): Promise<Finished> {
  return runCommand(join(root, "node_modules/.bin", program), args, extra);
}

/** Runs a program, waits until it ends, and returns its exit code and output. */
export function runCommand(command: string, args: readonly string[], extra: Settings = {}): Promise<Finished> {
  if (isInterrupted) return Promise.resolve({ code: 130, output: "Interrupted." });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...extra },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    const append = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program from node_modules. Shows its output only if the program fails. */
export async function runQuietly(program: string, args: readonly string[], extra?: Settings): Promise<void> {
  requireSuccess(await run(program, args, extra), [program, ...args].join(" "));
}

/** Throws if the program failed, and shows its output. */
export function requireSuccess({ code, output }: Finished, command: string): void {
  if (code === 0) return;
  const machineError = machineErrorIn(output);
  if (machineError) throw new Error(machineError);
  console.error(output.trim());
  throw new Error(`"${command}" failed; its output is above.`);
}

/**
 * Ends the running programs and prevents new ones from starting. Each caller of `run` continues as soon as its program
 * has ended, and can then clean up.
 */
export function interrupt(): void {
  isInterrupted = true;
  for (const child of running) child.kill("SIGTERM");
}

process.once("exit", interrupt);
