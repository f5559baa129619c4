import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What a running server writes into its data folder. */
export type Running = { readonly pid: number; readonly port: number };

/** Reads which server runs with this data folder, if any. It may have crashed since it wrote its pid file. */
export async function readPidFile(folder: string): Promise<Running | undefined> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** Whether this process id belongs to PostgreSQL, and not to a program that received it after a crash. */
export function isPostgres(pid: number): boolean {
  return /postgres/.test(commandOf(pid));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout ?? "";
  }
}
