import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { checkSettings } from "./check-settings.mjs";
import { readSecretFiles } from "./secret-files.mjs";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
const path = join(folder, "key");
afterAll(() => rmSync(folder, { recursive: true }));

it("reads a secret from the file that its setting names, without the line break at the end", () => {
  writeFileSync(path, "postgresql://db.example.com/site\n");
  expect(readSecretFiles({ DATABASE_URL_FILE: path })).toEqual({
    values: { DATABASE_URL: "postgresql://db.example.com/site" },
    errors: [],
  });
  expect(checkSettings(folder, { DATABASE_URL_FILE: path })).toEqual([]);
});

it("checks the format of a secret in a file, and names the setting without the value", () => {
  writeFileSync(path, "too short");
  expect(checkSettings(folder, { DATA_KEY_FILE: path })).toEqual([expect.stringMatching(/^DATA_KEY must be 32 /)]);
});

it.each([
  [{ DATA_KEY_FILE: join(folder, "absent") }, "DATA_KEY_FILE must be a file that this user can read."],
  [{ DATA_KEY_FILE: path, DATA_KEY: Buffer.alloc(32).toString("base64") }, "Set DATA_KEY or DATA_KEY_FILE, not both."],
])("refuses a secret that cannot be read or is set twice", (source, line) => {
  expect(checkSettings(folder, source)).toEqual([line]);
});

it("lets every secret of the documentation be in a file", () => {
  const names = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const secrets = names.filter(
    (name) => /(?:SECRET|KEY|KEY_PREVIOUS|TOKEN|CREDENTIALS)$/.test(name) && !/PUBLISHABLE/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const name of secrets)
    expect(readSecretFiles({ [`${name}_FILE`]: join(folder, "absent") }).errors).toEqual([
      `${name}_FILE must be a file that this user can read.`,
    ]);
});
