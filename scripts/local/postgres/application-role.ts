import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

import { queryFirstRow } from "../../database/query-first-row";

const role = "site_application";

/**
 * Returns the URL of the role with which the site uses our own database. It does not own the tables, so it can only add
 * to the audit log. The role is created if it is missing, for example in a cluster of an earlier release.
 */
export async function applicationUrl(ownerUrl: string, folder: string): Promise<string> {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = await readOrMakePassword(`${folder}.application-password`);
  const mayConnect = await queryFirstRow(url.href, "select 1").then(
    () => true,
    () => false,
  );
  if (!mayConnect) await setPassword(ownerUrl, url.password);
  return url.href;
}

async function readOrMakePassword(path: string): Promise<string> {
  const made = randomBytes(24).toString("base64url");
  // Another command of this clone may have made the file in the meantime.
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: "wx" }).catch(ignoreExisting);
  return (await readFile(path, "utf8")).trim();
}

async function setPassword(ownerUrl: string, password: string): Promise<void> {
  // The password consists of letters, digits, hyphens and underscores.
  await queryFirstRow(
    ownerUrl,
    `do $$ begin
       perform pg_advisory_xact_lock(hashtext('${role}'));
       if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if;
       alter role ${role} password '${password}';
     end $$`,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
