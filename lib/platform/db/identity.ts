import { Client } from "pg";

/** What tells a database from a copy of it. */
export type Identity = {
  /** Undefined if the database user may not read it. */
  readonly system: string | undefined;
  readonly name: string;
};

type Queries = Pick<Client, "query">;

/** Reads the identifier of the PostgreSQL server, which a failover keeps, and the name of the database. */
export async function readIdentity(queries: Queries): Promise<Identity> {
  const { rows } = await queries.query<{ name: string; mayRead: boolean }>(
    `select current_database() as name, has_function_privilege('pg_control_system()', 'execute') as "mayRead"`,
  );
  const { name = "", mayRead = false } = rows[0] ?? {};
  if (!mayRead) return { system: undefined, name };
  const control = await queries.query<{ id: string }>("select system_identifier::text as id from pg_control_system()");
  return { system: control.rows[0]?.id, name };
}

/**
 * Compares the database with the identity that the installation has stored, and stores it at the first start. If they
 * differ, the database is a copy, so its emails and payments are held until an administrator confirms. Returns whether
 * they are held. An identifier that cannot be read is not compared.
 */
export async function noteIdentity(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { system, name } = await readIdentity(client);
    const { rows } = await client.query<{ is_held: boolean }>(
      `update installation set
         mail_held_at = case
           when database_name <> $2 or system_identifier <> $1::text then coalesce(mail_held_at, now())
           else mail_held_at end,
         system_identifier = coalesce(system_identifier, $1::text),
         database_name = coalesce(database_name, $2)
       returning mail_held_at is not null as is_held`,
      [system ?? null, name],
    );
    return rows[0]?.is_held ?? false;
  } finally {
    await client.end();
  }
}
