import { isDeepStrictEqual } from "node:util";

import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { SiteMode } from "@/lib/firm/claims/claim";

import { blockHashes } from "../block-hashes";
import type { SeedText, SeedVersion } from "./seed-texts";

/** A connection of the package `pg`. */
type Queries = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Row[] }>;
};

/** The number of the lock that two processes take before they insert texts. */
const lock = 7_105_220;

/**
 * Inserts the texts that come with the product and that this database does not have. A newer version of a text is
 * published in a demonstration, unless staff have edited the text. Otherwise it becomes a draft, if there is none. A
 * deleted text is not inserted again.
 */
export async function insertSeed(queries: Queries, mode: SiteMode, texts: readonly SeedText[]): Promise<void> {
  await queries.query("begin");
  await queries.query("select pg_advisory_xact_lock($1)", [lock]);
  try {
    for (const text of texts) await insertText(queries, mode, text);
    await queries.query("commit");
  } catch (error) {
    await queries.query("rollback");
    throw error;
  }
}

type Row = { readonly id: string; readonly seedVersion: number | null };
/** The newest version of a text in one language, and whether staff have published any version. */
type State = {
  readonly locale: string;
  readonly number: number;
  readonly isEdited: boolean;
  readonly head: unknown;
  readonly body: string;
  readonly blocks: readonly string[];
};

async function insertText(queries: Queries, mode: SiteMode, text: SeedText): Promise<void> {
  const { id, seedVersion } = await findOrInsert(queries, text);
  if (seedVersion !== null && seedVersion >= text.version) return;
  const { rows: states } = await queries.query<State>(
    `select distinct on (locale) locale, number, head, body, original_blocks as blocks,
       bool_or(published_by_id is not null) over (partition by locale) as "isEdited"
     from text_versions where text_id = $1 order by locale, number desc`,
    [id],
  );
  const blocks = blockHashes(text.versions.find(({ locale }) => locale === defaultLocale)?.body ?? "");
  const last = Math.max(0, ...states.map(({ number }) => number));
  let isDone = true;
  for (const version of text.versions) {
    const state = states.find(({ locale }) => locale === version.locale);
    const followed = version.locale === defaultLocale ? [] : blocks;
    if (state && isSame(state, version, followed)) continue;
    const isDraft = state !== undefined && (mode === "live" || state.isEdited);
    if (isDraft) isDone = (await insertDraft(queries, id, version, followed)) && isDone;
    // The languages of a legal text share their numbers.
    const number = (text.kind === "legal" ? last : (state?.number ?? 0)) + 1;
    if (!isDraft) await insertVersion(queries, id, version, { blocks: followed, number });
  }
  // While the firm has a draft of its own, the product's text waits for the next start.
  if (isDone) await queries.query("update texts set seed_version = $2 where id = $1", [id, text.version]);
}

/** Whether a newer text of the product is the same in one language, as most questions of a newer file are. */
function isSame(state: State, { head, body }: SeedVersion, blocks: readonly string[]): boolean {
  return body === state.body && isDeepStrictEqual(head, state.head) && isDeepStrictEqual(blocks, state.blocks);
}

async function findOrInsert(queries: Queries, { kind, key, topic, position }: SeedText): Promise<Row> {
  await queries.query(
    `insert into texts (kind, key, topic_id, position)
     values ($1, $2, (select id from texts where kind = 'topic' and key = $3), $4) on conflict (kind, key) do nothing`,
    [kind, key, topic ?? null, position],
  );
  const { rows } = await queries.query<Row>(
    `select id, seed_version as "seedVersion" from texts where kind = $1 and key = $2`,
    [kind, key],
  );
  const [row] = rows;
  if (!row) throw new Error(`The text ${kind} ${key} could not be inserted`);
  return row;
}

/** Inserts a version that is public at once: a clock that is behind must not hide it. */
async function insertVersion(
  queries: Queries,
  id: string,
  { locale, head, body, publishedOn, updatedOn }: SeedVersion,
  { blocks, number }: { readonly blocks: readonly string[]; readonly number: number },
): Promise<void> {
  await queries.query(
    `insert into text_versions
       (text_id, locale, number, head, body, original_blocks, published_on, updated_on, publish_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, least($8::date::timestamptz, now()))`,
    [id, locale, number, JSON.stringify(head), body, blocks, publishedOn, updatedOn],
  );
}

/** Inserts a draft. Returns false if there is one, which stays. */
async function insertDraft(
  queries: Queries,
  id: string,
  { locale, head, body }: SeedVersion,
  blocks: readonly string[],
): Promise<boolean> {
  const { rows } = await queries.query(
    `insert into text_drafts (text_id, locale, head, body, original_blocks)
     values ($1, $2, $3, $4, $5) on conflict (text_id, locale) do nothing returning locale`,
    [id, locale, JSON.stringify(head), body, blocks],
  );
  return rows.length > 0;
}
