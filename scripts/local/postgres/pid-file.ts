import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A PostgreSQL server's process id and port. The server writes both to its pid file, which is in its data folder. */
export type Running = { readonly pid: number; readonly port: number };

/**
 * Reads the pid file of the server with this data folder. Undefined if the file does not exist. An existing file does
 * not prove that the server runs, because a crash leaves the file behind.
 */
export async function readPidFile(folder: string): Promise<Running | undefined> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
}

/**
 * Whether a process is the PostgreSQL server with this data folder. After a crash, another program or another
 * PostgreSQL server may have got the process id.
 */
export function isServerOf(folder: string, pid: number): boolean {
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(folder);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return spawnSync("ps", ["-ww", "-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout ?? "";
  }
}
