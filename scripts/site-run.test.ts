import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "site-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** Stands for systemd-run: prints its options and the program, and then the environment that the program would get. */
const standIn = `#!/bin/sh
while [ "\${1#--}" != "$1" ]; do echo "$1"; shift; done
script=$3
shift 4
echo "runs $*"
CREDENTIALS_DIRECTORY=$SITE_SECRETS exec /bin/sh -c "$script" site-run env
`;

beforeAll(() => {
  for (const name of ["bin", "secrets"]) mkdirSync(at(name));
  writeFileSync(at("bin/systemd-run"), standIn);
  writeFileSync(at("bin/chown"), "#!/bin/sh\n");
  for (const name of ["systemd-run", "chown"]) chmodSync(at(`bin/${name}`), 0o755);
  for (const name of ["data-key", "database-owner-url"]) writeFileSync(at(`secrets/${name}`), "secret-word");
  writeFileSync(at("erasures.jsonl"), "");
  writeFileSync(at("site.env"), `MAIL_FROM=Office <office@example.com>\nERASURES_FILE=${at("erasures.jsonl")}\n`);
});

function siteRun(...args: string[]) {
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` };
  const own = { SITE_SECRETS: at("secrets"), SITE_SETTINGS: at("site.env"), SINCE: "" };
  const all = { encoding: "utf8", env: { ...env, ...own } } as const;
  return spawnSync("/bin/sh", ["deploy/systemd/site-run.sh", ...args], all);
}

test("runs a program with the settings and each secret as a file, never as an argument", () => {
  const { status, stdout } = siteRun("staff-create", "--name", "Ada Lovelace");
  const lines = stdout.split("\n");
  expect(status).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      "--pipe",
      "--property=User=site",
      `--property=EnvironmentFile=${at("site.env")}`,
      `--property=LoadCredential=data-key:${at("secrets/data-key")}`,
      `--setenv=ERASURES_FILE=${at("erasures.jsonl")}`,
      "runs /usr/bin/node scripts/run.mjs staff-create --name Ada Lovelace",
      `DATA_KEY_FILE=${at("secrets/data-key")}`,
      `DATABASE_MIGRATION_URL_FILE=${at("secrets/database-owner-url")}`,
    ]),
  );
  expect(stdout).not.toContain("secret-word");
});

test("runs the drill as the database's user, with a copy of the list of erasures that is removed", () => {
  const { status, stdout } = siteRun("drill", "2026-11-29 10:00:00+00");
  expect(status).toBe(0);
  expect(stdout).toContain("--property=User=postgres\n");
  const [, copy = ""] = /ERASURES_FILE=(\S+) SINCE= \/bin\/sh \S+drill\.sh 2026-11-29 10:00:00\+00/.exec(stdout) ?? [];
  expect(copy).not.toBe("");
  expect([copy === at("erasures.jsonl"), existsSync(copy)]).toEqual([false, false]);
});
