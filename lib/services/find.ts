import { listCatalogue, UnusableCatalogueError } from "./queries";
import type { Service } from "./service";
import { matchServiceKey } from "./service-keys";

/**
 * Finds a service by a key from a link or request: its id, slug or alias in the database, otherwise a loose word of the
 * specification. Undefined for any other key and for a service that is not offered.
 */
export async function serviceByKey(key: string): Promise<Service | undefined> {
  return findByKey(
    (await listCatalogue()).filter(({ isActive }) => isActive),
    key,
  );
}

/**
 * Finds the slug under which a message about a service is stored, including services that are not offered at present.
 * Undefined for an unknown key. An unusable catalogue is treated as empty, so that no message is lost.
 */
export async function slugByKey(key: string): Promise<string | undefined> {
  const services = await listCatalogue().catch((error: unknown) => {
    if (error instanceof UnusableCatalogueError) return [];
    throw error;
  });
  return findByKey(services, key)?.slug ?? matchServiceKey(key);
}

type Named = Pick<Service, "id" | "slug" | "aliases">;

/** A service's own names take precedence over the loose words. */
export function findByKey<Known extends Named>(services: readonly Known[], key: string): Known | undefined {
  const word = key.trim().toLowerCase();
  const mapped = matchServiceKey(word);
  return (
    services.find(({ id, slug }) => id === word || slug === word) ??
    services.find(({ aliases }) => aliases.includes(word)) ??
    services.find(({ slug }) => slug === mapped)
  );
}
