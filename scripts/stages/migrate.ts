import { applyMigrations } from "../migrations/apply";
import { modeOf } from "./seed";
import type { Mode } from "./seed";

/**
 * Applies the missing migrations. If `mode` is not the mode for which the database was made, throws before the first
 * migration.
 */
export async function migrate(url: string, mode: Mode): Promise<readonly string[]> {
  await modeOf(url, mode);
  return applyMigrations(url);
}
