import type { Tx } from "@/lib/platform/db/client";

type Named = { readonly email: string | null; readonly firstName: string; readonly lastName: string };

/**
 * Finds the file that staff made for a second person with this mailbox, if the name is that person's. Returns the kept
 * client if the file was merged. Without such a file, a booking belongs to the client who has the address alone.
 */
export async function findNamesake(tx: Tx, { email, firstName, lastName }: Named): Promise<string | undefined> {
  if (email === null) return undefined;
  const [client] = await tx.$queryRaw<{ id: string }[]>`
    select coalesce(merged_into_id, id)::text as id from clients
    where email = ${email} and shares_mailbox and not is_test
      and search_text(first_name || ' ' || last_name) = search_text(${`${firstName} ${lastName}`})
    order by created_at, id limit 1`;
  return client?.id;
}
