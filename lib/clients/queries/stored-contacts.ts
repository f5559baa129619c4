import { phoneHash } from "@/lib/inquiry/person/phone-hash";
import type { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";

/** The number of values that are hashed at once. This takes some milliseconds, and other requests run in between. */
const perPage = 1_000;

export const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString("hex");

type Search = {
  /** The hashes in hexadecimal digits. */
  readonly hashes: ReadonlySet<string>;
  /** The ids of the clients who are the person themselves. Their current addresses are left out. */
  readonly clientIds: readonly string[];
};

/**
 * Finds the stored email addresses with these hashes. A hash cannot be turned back into its address, so this hashes
 * every address of a message, a lead, a newsletter consent, a saved view and another client.
 */
export async function findStoredEmails(tx: Tx | typeof db, { hashes, clientIds }: Search): Promise<readonly string[]> {
  if (hashes.size === 0) return [];
  const emails = await findAmong({
    isWanted: (email) => hashes.has(hexOf(recipientHash(email))),
    page: (after) => tx.$queryRaw<{ value: string }[]>`
      select value from (
        select email as value from contact_messages union select email from leads
        union select email from newsletter_consents union select email from newsletter_subscribers
        union select email from clients where id <> all(${[...clientIds]}::uuid[])
      ) as stored where value > ${after} order by value limit ${perPage}`,
  });
  const views = await tx.savedView.findMany({ where: { query: { contains: "@" } }, select: { query: true } });
  const encoded = await tx.savedView.findMany({ where: { query: { contains: "%40" } }, select: { query: true } });
  const typed = [...views, ...encoded].flatMap(({ query }) =>
    [...new URLSearchParams(query).values()].filter((value) => value.includes("@")),
  );
  const inViews = typed
    .map((value) => value.trim().toLowerCase())
    .filter((email) => hashes.has(hexOf(recipientHash(email))));
  return [...new Set([...emails, ...inViews])];
}

/** Finds the phone numbers of stored messages and leads with these hashes, in the form that `phoneKey` returns. */
export async function findStoredPhones(tx: Tx | typeof db, hashes: ReadonlySet<string>): Promise<readonly string[]> {
  if (hashes.size === 0) return [];
  return findAmong({
    isWanted: (number) => hashes.has(hexOf(phoneHash(number))),
    page: (after) => tx.$queryRaw<{ value: string }[]>`
      select value from (
        select search_digits(coalesce(phone_e164, phone)) as value from contact_messages
        union select search_digits(coalesce(phone_e164, phone)) from leads
      ) as stored where value > ${after} order by value limit ${perPage}`,
  });
}

type Pages = {
  readonly isWanted: (value: string) => boolean;
  /** Reads the next values after a value, in order. */
  readonly page: (after: string) => Promise<readonly { readonly value: string }[]>;
};

async function findAmong({ isWanted, page }: Pages): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ""; after !== undefined;) {
    const rows: readonly { readonly value: string }[] = await page(after);
    found.push(...rows.map(({ value }) => value).filter(isWanted));
    after = rows.length < perPage ? undefined : rows.at(-1)?.value;
  }
  return found;
}
