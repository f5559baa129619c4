import { readFileSync } from "node:fs";

/** Identifies a process by id and start time, because ids are reused, especially in containers. */
export function identify(pid = process.pid) {
  return { pid, born: bornAt(pid) };
}

/** The start time in clock ticks since boot; empty on systems without /proc. */
const bornAt = (pid) => statOf(pid)[19] ?? "";

/** The id of the parent of a process; undefined on systems without /proc. */
export function parentOf(pid) {
  const parent = statOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in brackets and may itself contain spaces and brackets.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

export function isAlive({ pid, born }) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    if (error.code !== "EPERM") return false;
  }
  return !born || bornAt(pid) === born;
}
