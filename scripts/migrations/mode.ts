import { queryFirstRow } from "../database/query-first-row";

export type Mode = "demo" | "live";

/**
 * Returns the mode of the database, or undefined if the database is empty. Throws if the database was made for the
 * opposite mode, so that sample records and real records never mix.
 */
export async function modeOf(url: string, mode: Mode): Promise<Mode | undefined> {
  const table = await queryFirstRow<{ is_there: boolean }>(
    url,
    "select to_regclass('installation') is not null as is_there",
  );
  const row = table?.is_there ? await queryFirstRow<{ mode: Mode }>(url, "select mode from installation") : undefined;
  if (row && row.mode !== mode) {
    throw new Error(`This database was made for ${row.mode} mode and SITE_MODE is ${mode}: use another database.`);
  }
  return row?.mode;
}
