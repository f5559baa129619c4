import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/**
 * The way to run PostgreSQL's programs: `prefix` is a command that starts them, `ids` are the user and group to switch
 * to, and `owner` is the owner of the data files.
 */
export type Account = {
  readonly prefix: readonly string[];
  readonly ids: { uid?: number; gid?: number };
  readonly owner?: { uid: number; gid: number };
};

const ourselves: Account = { prefix: [], ids: {} };

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the data folder, or as `nobody` if the
 * folder does not exist or belongs to root.
 */
export function chooseAccount(probe: string, folder: string): Account {
  if (process.getuid?.() !== 0) return ourselves;
  const owner = ownerOf(folder) ?? nobody();
  // A clone may be in a folder that only root may enter, such as a folder that mktemp made. Two capabilities give the
  // owner's account access without making the folder accessible to all users.
  const capabilities = "+dac_override,+dac_read_search";
  const withCapabilities: Account = {
    prefix: [
      "setpriv",
      "--reuid",
      String(owner.uid),
      "--regid",
      String(owner.gid),
      "--clear-groups",
      "--inh-caps",
      capabilities,
      "--ambient-caps",
      capabilities,
      // PostgreSQL looks for its own programs with access(2). Without this flag, access(2) would ignore the
      // capabilities.
      "--securebits",
      "+no_setuid_fixup",
    ],
    ids: {},
    owner,
  };
  const withoutCapabilities: Account = { prefix: [], ids: owner, owner };
  const usable = [withCapabilities, withoutCapabilities].find((account) => canRun(account, probe));
  if (usable) return usable;
  throw new Error(
    "PostgreSQL refuses to run as root and no other account may enter this folder: start as an ordinary user, or set DATABASE_URL.",
  );
}

function canRun({ prefix, ids }: Account, probe: string): boolean {
  const [command = probe, ...rest] = [...prefix, probe, "--version"];
  return spawnSync(command, rest, { ...ids, stdio: "ignore", cwd: "/" }).status === 0;
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}
