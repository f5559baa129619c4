import { readFileSync } from "node:fs";

/**
 * Identifies a process by its id and start time. The id alone is not enough, because ids are reused, especially in
 * containers.
 */
export function identify(pid = process.pid) {
  return { pid, born: bornAt(pid) };
}

/** Returns the start time of a process in clock ticks since boot. Returns an empty string on systems without /proc. */
const bornAt = (pid) => statOf(pid)[19] ?? "";

/** Returns the id of a process's parent. Returns undefined on systems without /proc. */
export function parentOf(pid) {
  const parent = statOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Whether the process is npm. Returns false on systems without /proc. */
export function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("npm");
  } catch {
    return false;
  }
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in round brackets. The name may itself contain spaces and brackets.
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
