import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "./root";
import { checkSettings } from "./check-settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const wrong = {
  DATABASE_URL: "wrong-value",
  PORT: "wrong-value",
  SITE_URL: "wrong-value",
  NEXTAUTH_URL: "wrong-value",
  FIRM_PROFILE: "wrong-value",
  NEXTAUTH_SECRET: "wrong-value",
  DATA_KEY: "wrong-value",
  SMTP_URL: "wrong-value",
  MAIL_FROM: "wrong-value",
  LOG_LEVEL: "wrong-value",
};

test.each([
  ["local/boot", "start", "demo"],
  ["local/boot", "start", "live"],
  ["local/boot", "dev", "demo"],
  ["local/boot", "db-seed", "demo"],
  ["local/boot", "staff-create", "live"],
  ["run", "build", "demo"],
  ["run", "db-migrate", "demo"],
  ["run", "serve", "demo"],
  ["run", "worker", "live"],
])(
  "scripts/%s.mjs %s in %s mode reports ten wrong settings in ten lines within three seconds, before doing anything else",
  (runner, command, SITE_MODE) => {
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      [join(root, `scripts/${runner}.mjs`), command],
      {
        env: { ...process.env, SITE_MODE, ...wrong },
        encoding: "utf8",
        timeout: 3_000,
      },
    );
    expect([error, status, stdout]).toEqual([undefined, 1, ""]);
    expect(
      stderr
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0])
        .sort(),
    ).toEqual(Object.keys(wrong).sort());
    expect(stderr).not.toContain("wrong-value");
  },
);

test("a program reports wrong secrets in files in one line each, without their values, before doing anything else", () => {
  const path = join(folder, "secret");
  writeFileSync(path, "wrong-value\n");
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), "worker"], {
    env: {
      ...process.env,
      DATA_KEY: "",
      DATA_KEY_FILE: path,
      DATABASE_URL: "",
      DATABASE_URL_FILE: path,
      SMTP_URL: "",
      SMTP_URL_FILE: join(folder, "absent"),
      NEXTAUTH_SECRET: "set-twice",
      NEXTAUTH_SECRET_FILE: path,
    },
    encoding: "utf8",
    timeout: 3_000,
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n").sort()).toEqual([
    expect.stringMatching(/^DATABASE_URL must be /),
    expect.stringMatching(/^DATA_KEY must be 32 /),
    expect.stringMatching(/^NEXTAUTH_SECRET must be /),
    "SMTP_URL_FILE must be a file that this user can read.",
    "Set NEXTAUTH_SECRET or NEXTAUTH_SECRET_FILE, not both.",
  ]);
  expect(stderr).not.toContain("wrong-value");
});

test("a setting in the environment overrides .env.local, which overrides .env", () => {
  writeFileSync(join(folder, ".env"), "PORT=none # a comment\nLOG_LEVEL=loud\nDATA_KEY=\n");
  writeFileSync(join(folder, ".env.local"), "LOG_LEVEL=info\n");
  expect(checkSettings(folder, {})).toEqual([expect.stringMatching(/^PORT /)]);
  expect(checkSettings(folder, { PORT: "3101" })).toEqual([]);
});
