import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

import { compiledScript } from "./compiled-script";
import { faultIn } from "./plain-error.mjs";
import { root } from "./root";

/** Settings on top of this process's own. */
export type Settings = Readonly<Record<string, string>>;

export type Finished = { readonly code: number; readonly output: string };

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Runs a program of the packages to its end and keeps what it prints. */
export function run(program: string, args: readonly string[], extra?: Settings): Promise<Finished> {
  return runCommand(join(root, "node_modules/.bin", program), args, extra);
}

function runCommand(command: string, args: readonly string[], extra: Settings = {}): Promise<Finished> {
  if (isInterrupted) return Promise.resolve({ code: 130, output: "Interrupted." });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...extra },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    const listen = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program of the packages without showing what it prints, unless it fails. */
export async function runQuietly(program: string, args: readonly string[], extra?: Settings): Promise<void> {
  requireSuccess(await run(program, args, extra), [program, ...args].join(" "));
}

/** Fills the database that `extra` names, in a process of its own: this one then holds neither Prisma nor the seed in memory. */
export async function seedDatabase(extra?: Settings): Promise<void> {
  requireSuccess(await runCommand(process.execPath, [compiledScript("db-seed")], extra), "db-seed");
}

function requireSuccess({ code, output }: Finished, command: string): void {
  if (code === 0) return;
  const fault = faultIn(output);
  if (fault) throw new Error(fault);
  console.error(output.trim());
  throw new Error(`"${command}" failed; its output is above.`);
}

/** Ends what runs and lets nothing more begin, so that whoever waits for it can clear up. */
export function interrupt(): void {
  isInterrupted = true;
  for (const child of running) child.kill("SIGTERM");
}

process.once("exit", interrupt);
