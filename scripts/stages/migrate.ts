import { applyMigrations } from "../migrations/apply";
import { purposeOf } from "./seed";
import type { Mode } from "./seed";

/** Brings this mode's database up to date. One that was made for the other mode is refused before anything in it changes. */
export async function migrate(url: string, mode: Mode): Promise<readonly string[]> {
  await purposeOf(url, mode);
  return applyMigrations(url);
}
