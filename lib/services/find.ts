import { listCatalogue, UnusableCatalogueError } from "./queries";
import type { Service } from "./service";
import { matchServiceKey } from "./words";

/**
 * The service that a visitor's word means: its id, slug or alias as the database has them, else a loose word of the
 * specification's map. Undefined for any other word and for a service that is not offered.
 */
export async function serviceByKey(key: string): Promise<Service | undefined> {
  return findByKey(
    (await listCatalogue()).filter(({ isActive }) => isActive),
    key,
  );
}

/**
 * The slug under which a message about a service is stored: that of a service in the database, also of one that is not offered
 * at present, else that of the specification's map. Undefined for any other word. No message is lost for a catalogue that cannot
 * be shown.
 */
export async function slugByKey(key: string): Promise<string | undefined> {
  const services = await listCatalogue().catch((error: unknown) => {
    if (error instanceof UnusableCatalogueError) return [];
    throw error;
  });
  return findByKey(services, key)?.slug ?? matchServiceKey(key);
}

type Named = Pick<Service, "id" | "slug" | "aliases">;

/** A service's own names come before the map's. */
export function findByKey<Known extends Named>(services: readonly Known[], key: string): Known | undefined {
  const word = key.trim().toLowerCase();
  const mapped = matchServiceKey(word);
  return (
    services.find(({ id, slug }) => id === word || slug === word) ??
    services.find(({ aliases }) => aliases.includes(word)) ??
    services.find(({ slug }) => slug === mapped)
  );
}
