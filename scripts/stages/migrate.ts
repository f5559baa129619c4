import { applyMigrations } from "../migrations/apply";
import { modeOf } from "./seed";
import type { Mode } from "./seed";

/**
 * Applies the missing migrations. If the database was made for the opposite mode, throws before anything in it changes.
 */
export async function migrate(url: string, mode: Mode): Promise<readonly string[]> {
  await modeOf(url, mode);
  return applyMigrations(url);
}
