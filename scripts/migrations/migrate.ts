import { env } from "../../lib/platform/env";
import { noteIdentity } from "../../lib/platform/db/identity";
import { checkKeys, openKeys } from "../../lib/platform/security/installation-keys";
import { applyMigrations } from "./apply";
import { modeOf } from "./mode";
import type { Mode } from "./mode";

/**
 * Applies the missing migrations, and reads the keys of the installation. If `mode` is not the mode for which the
 * database was made, or DATA_KEY does not open its values, throws before the first migration.
 */
export async function migrate(url: string, mode: Mode): Promise<readonly string[]> {
  await modeOf(url, mode);
  // In live mode without DATA_KEY, only db:migrate gets here. It encrypts and decrypts nothing.
  const hasKey = env().DATA_KEY !== undefined;
  if (hasKey) await checkKeys(url);
  const applied = await applyMigrations(url);
  if (hasKey) await openKeys(url);
  await noteIdentity(url);
  return applied;
}
