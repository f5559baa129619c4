import { firmFactsSchema } from "../../../lib/firm/settings";
import { settingsThatDiffer } from "../../../lib/firm/settings-initial";
import { env } from "../../../lib/platform/env";
import { queryFirstRow } from "../../database/query-first-row";

/** Whether the firm's record exists. It is missing in a database of an earlier release until the next start adds it. */
export async function isFirmFilled(url: string): Promise<boolean> {
  return (await currentFacts(url)) !== undefined;
}

/**
 * Compares the environment with the firm's record, which has priority. Returns a line to print at the start if settings
 * differ from the record or if the record cannot be read, otherwise undefined.
 */
export async function firmDifferences(url: string): Promise<string | undefined> {
  const facts = firmFactsSchema.safeParse(await currentFacts(url));
  if (!facts.success) return "The firm's record cannot be read. npm run firm:set lists its invalid fields.";
  const names = settingsThatDiffer(facts.data);
  if (names.length === 0) return undefined;
  return `The firm's record differs from ${names.join(", ")}. The site uses the record. npm run firm:set shows and changes it.`;
}

async function currentFacts(url: string): Promise<unknown> {
  const profile = env().FIRM_PROFILE;
  const row = await queryFirstRow<{ facts: unknown }>(
    url,
    `select facts from firm_settings where profile = '${profile}' order by version desc limit 1`,
  );
  return row?.facts;
}
