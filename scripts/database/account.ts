import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** How to run PostgreSQL's programs: a command to put in front, the ids to switch to, the owner of its files. */
export type Account = {
  readonly prefix: readonly string[];
  readonly ids: { uid?: number; gid?: number };
  readonly owner?: { uid: number; gid: number };
};

const ourselves: Account = { prefix: [], ids: {} };

/** PostgreSQL refuses to run as root, so root lends it another account: whoever owns the files already, else `nobody`. */
export function chooseAccount(probe: string, folder: string): Account {
  if (process.getuid?.() !== 0) return ourselves;
  const owner = ownerOf(folder) ?? nobody();
  // Clones may lie under a folder that only root may enter, as mktemp makes them.
  // Two capabilities let the other account through without opening the folder to everybody.
  const capabilities = "+dac_override,+dac_read_search";
  const lent: Account = {
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
      // access(2), by which PostgreSQL looks for its own programs, forgets capabilities without this.
      "--securebits",
      "+no_setuid_fixup",
    ],
    ids: {},
    owner,
  };
  const switched: Account = { prefix: [], ids: owner, owner };
  const working = [lent, switched].find((account) => canRun(account, probe));
  if (working) return working;
  throw new Error(
    "PostgreSQL refuses to run as root and no other account may enter this folder: start as an ordinary user, or set DATABASE_URL.",
  );
}

function canRun({ prefix, ids }: Account, probe: string): boolean {
  const [command = probe, ...rest] = [...prefix, probe, "--version"];
  return spawnSync(command, rest, { ...ids, stdio: "ignore", cwd: "/" }).status === 0;
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}
