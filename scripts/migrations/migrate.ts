import { env } from "../../lib/platform/env";
import { noteIdentity } from "../../lib/platform/db/identity";
import { checkKeys, openKeys } from "../../lib/platform/security/installation-keys";
import { ownerUrl } from "../database/other-urls";
import { applyMigrations } from "./apply";
import { grantApplication } from "./grants";
import { modeOf } from "./mode";
import type { Mode } from "./mode";
import { seedTexts } from "./seed-texts";

/**
 * Applies the missing migrations, inserts the missing texts, and reads the keys of the installation. If `mode` is not
 * the mode for which the database was made, or DATA_KEY does not open its values, throws before the first migration.
 * Works as the owner of the tables, and lets the application's role use them, if it has one of its own.
 */
export async function migrate(url: string, mode: Mode): Promise<readonly string[]> {
  const owner = ownerUrl(url);
  await modeOf(owner, mode);
  // In live mode without DATA_KEY, only db:migrate gets here. It encrypts and decrypts nothing.
  const hasKey = env().DATA_KEY !== undefined;
  if (hasKey) await checkKeys(owner);
  const applied = await applyMigrations(owner);
  await grantApplication(owner, url);
  if (hasKey) await openKeys(owner);
  await noteIdentity(owner);
  await seedTexts(owner, mode);
  return applied;
}
