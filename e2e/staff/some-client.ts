import { randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";

export type SomeClient = { readonly id: string; readonly name: string; readonly email: string };

/**
 * Stores a client without appointments and with a file that has never been opened. Other tests use the oldest and the
 * newest client, so this client gets a creation time in between.
 */
export async function someClient(): Promise<SomeClient> {
  const id = randomUUID();
  // The name has only letters, so that the search treats it as one word of a name.
  const lastName = `Van${id.replaceAll(/[^a-f]/g, "")}dijk`;
  const email = `client-${id}@example.org`;
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query(
      `insert into clients (id, email, first_name, last_name, phone, preferred_contact, locale, zone, created_at)
       select $1, $2, 'Edith', $3, '+1 604 555 0188', 'phone', 'en', 'America/Toronto', min(created_at) + interval '3 days' from clients`,
      [id, email, lastName],
    ),
  );
  return { id, name: `Edith ${lastName}`, email };
}
