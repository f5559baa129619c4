import { globSync, readFileSync } from "node:fs";

import { pool } from "../db/client";
import { encryptedTables } from "./encrypted-columns";

/** Binary columns that contain no encrypted value, besides those with "hash" at the end of their names. */
const plain = [
  "analytics_salts.salt",
  "adviser_photos.content",
  "documents.sha256",
  "evidence_files.sha256",
  "firm_logos.picture",
  "firm_logos.png",
  "key_rotation.key_id",
  "received_emails.signature",
  "text_pictures.content",
];
/** The value that opens all others. `openKeys` encrypts it. */
const root = "installation.hmac_root_cipher";

const sources = () =>
  globSync("lib/**/*.ts")
    .filter((path) => !/\.test\.ts$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

it("lists every binary column that does not contain a hash", async () => {
  const { rows } = await pool().query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`,
  );
  const listed = (await encryptedTables(pool())).flatMap(({ table, columns }) =>
    columns.map(({ column }) => `${table}.${column}`),
  );
  const others = [...plain, root, ...listed];
  expect(rows.map(({ name }) => name).filter((name) => !name.endsWith("hash") && !others.includes(name))).toEqual([]);
  expect(listed.length).toBeGreaterThan(50);
});

it("gives each column the context with which the code encrypts it", async () => {
  const text = sources();
  const contexts = (await encryptedTables(pool())).flatMap(({ columns }) => columns.map(({ context }) => context));
  // An SQL expression such as 'prefix.' || id consists of a text and the name of a column.
  const texts = contexts.map((context) => /^'([^']+)'/.exec(context)?.[1] ?? context);
  const unknown = texts.filter((each) => !each.endsWith(".safe_contact_note") && !text.includes(`"${each}"`));
  expect(unknown.filter((each) => !text.includes(`\`${each}\${`))).toEqual([]);
  expect(text).toContain("`${table}.safe_contact_note`");
});
