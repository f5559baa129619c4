import { Client } from "pg";

import { encryptedTables } from "./encrypted-columns";
import { encryptBytes, openSealed, prefixOf } from "./encryption";
import { currentDataKey, dataKeys, keyIdBytes } from "./data-keys";
import { setHmacRoot } from "./keys";
import type { Queries } from "./encrypted-columns";

const context = "installation.hmac_root";

const wrongKey =
  "DATA_KEY is not the key with which this database was encrypted. Set that key as DATA_KEY, or as DATA_KEY_PREVIOUS if DATA_KEY is its successor.";
const tooEarly =
  "Some values may still be encrypted with the earlier key, because the re-encryption is not finished: set DATA_KEY and DATA_KEY_PREVIOUS again as they were, until npm run keys says that DATA_KEY_PREVIOUS can be removed.";

/**
 * Checks that DATA_KEY, or DATA_KEY_PREVIOUS, opens the values of this database. Throws if neither does. Changes
 * nothing, so it can run before the migrations.
 */
export async function checkKeys(url: string): Promise<void> {
  await withConnection(url, async (client) => void (await findRoot(client)));
}

/**
 * Does the same as `checkKeys`, and sets the root of the other keys for this process. Stores the root if it is missing
 * or encrypted with the previous key.
 */
export async function openKeys(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const { root, isSealedWithCurrent } = await findRoot(client);
    setHmacRoot(root);
    if (isSealedWithCurrent) return;
    await client.query("begin");
    // Two processes may start at once. The second one then stores the same root again.
    const { rowCount } = await client.query("update installation set hmac_root_cipher = $1", [
      encryptBytes(root, context),
    ]);
    if (rowCount === 1 && dataKeys().length > 1) await beginRotation(client);
    await client.query("commit");
  });
}

/**
 * Notes that values must be encrypted with the current key. From then on, a start without DATA_KEY_PREVIOUS is refused
 * until the job has finished. A rotation to this key that is under way continues.
 */
export async function beginRotation(queries: Queries): Promise<void> {
  await queries.query(
    `insert into key_rotation (key_id) values ($1)
     on conflict (id) do update set key_id = excluded.key_id, started_at = now(), finished_at = null, part = null,
       after = '{}', rows = 0, unreadable = 0
     where key_rotation.key_id <> excluded.key_id or key_rotation.finished_at is not null`,
    [currentDataKey().id],
  );
}

type Root = { readonly root: Buffer; readonly isSealedWithCurrent: boolean };

async function findRoot(client: Client): Promise<Root> {
  const sealed = await readSealedRoot(client);
  if (!sealed) return { root: await rootOfEarlierRelease(client), isSealedWithCurrent: false };
  const opened = tryToOpen(sealed, context);
  if (!opened) throw new Error(wrongKey);
  if (await needsEarlierKey(client)) throw new Error(tooEarly);
  return { root: opened.content, isSealedWithCurrent: opened.key.setting === "DATA_KEY" };
}

async function readSealedRoot(client: Client): Promise<Buffer | undefined> {
  const { rowCount } = await client.query(
    `select 1 from information_schema.columns
     where table_schema = 'public' and table_name = 'installation' and column_name = 'hmac_root_cipher'`,
  );
  if (!rowCount) return undefined;
  const { rows } = await client.query<{ sealed: Buffer | null }>("select hmac_root_cipher as sealed from installation");
  return rows[0]?.sealed ?? undefined;
}

/**
 * Whether an unfinished re-encryption needs a key that is not set: there is no previous key, or DATA_KEY is no longer
 * the key of the re-encryption, and a value is encrypted with a third key.
 */
async function needsEarlierKey(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ keyId: Buffer }>(
    'select key_id as "keyId" from key_rotation where finished_at is null',
  );
  const [rotation] = rows;
  if (!rotation) return false;
  if (dataKeys().length === 1) return true;
  return !currentDataKey().id.equals(rotation.keyId) && (await hasValueOfOtherKey(client));
}

async function hasValueOfOtherKey(client: Client): Promise<boolean> {
  const prefixes = dataKeys().map(prefixOf);
  for (const { table, columns } of await encryptedTables(client))
    for (const { column, context: contextSql } of columns) {
      const { rows } = await client.query<{ sealed: Buffer; context: string }>(
        `select ${column} as sealed, ${contextSql} as context from ${table}
         where substring(${column} from 1 for ${keyIdBytes + 1}) <> all ($1::bytea[]) limit 1`,
        [prefixes],
      );
      if (rows.some(({ sealed, context: sealedContext }) => !tryToOpen(sealed, sealedContext))) return true;
    }
  return false;
}

/**
 * Earlier releases derived all keys from DATA_KEY, so the root is the key that opens the stored values. The first value
 * of each column is tried. In a database without encrypted values, the root is DATA_KEY.
 */
async function rootOfEarlierRelease(client: Client): Promise<Buffer> {
  let hasValues = false;
  for (const { table, columns } of await encryptedTables(client)) {
    for (const { column, context: contextSql } of columns) {
      const { rows } = await client.query<{ sealed: Buffer; context: string }>(
        `select ${column} as sealed, ${contextSql} as context from ${table} where ${column} is not null limit 1`,
      );
      const [value] = rows;
      if (!value) continue;
      hasValues = true;
      const opened = tryToOpen(value.sealed, value.context);
      if (opened) return opened.key.root;
    }
  }
  if (hasValues) throw new Error(wrongKey);
  return currentDataKey().root;
}

function tryToOpen(sealed: Uint8Array, sealedContext: string): ReturnType<typeof openSealed> | undefined {
  try {
    return openSealed(sealed, sealedContext);
  } catch {
    return undefined;
  }
}

async function withConnection(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
