import { readFileSync } from "node:fs";

/** A process by number and birth: numbers are used again, after a crash and above all in containers. */
export function identify(pid = process.pid) {
  return { pid, born: bornAt(pid) };
}

/** Clock ticks since the machine's start; empty where the system keeps no /proc. */
const bornAt = (pid) => statOf(pid)[19] ?? "";

/** Who started a process, or who inherited it; undefined where the system keeps no /proc. */
export function parentOf(pid) {
  const parent = statOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may itself hold blanks and brackets.
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
    // EPERM: somebody else's process, but alive.
    if (error.code !== "EPERM") return false;
  }
  return !born || bornAt(pid) === born;
}
