import { listCatalogue, UnusableCatalogueError } from "./queries";
import { isOffered } from "./service";
import type { Service } from "./service";
import { matchServiceKey } from "./service-keys";

/**
 * Finds a service by a key from a link or request. The key is the service's id, slug or alias in the database, or a
 * common word such as "scam" that the specification maps to a service. Undefined for an unknown key and for a service
 * that is not offered.
 */
export async function serviceByKey(key: string): Promise<Service | undefined> {
  return findByKey((await listCatalogue()).filter(isOffered), key);
}

/**
 * Finds the slug of the service that a visitor's message is about, to store it with the message. The service may be one
 * that is not offered at present. Undefined for an unknown key. An unusable catalogue counts as empty instead of
 * causing an error, so that the message can be stored.
 */
export async function slugByKey(key: string): Promise<string | undefined> {
  const services = await listCatalogue().catch((error: unknown) => {
    if (error instanceof UnusableCatalogueError) return [];
    throw error;
  });
  return findByKey(services, key)?.slug ?? matchServiceKey(key);
}

type Named = Pick<Service, "id" | "slug" | "aliases">;

/** A service's id, slug and aliases take precedence over the common words from the specification. */
export function findByKey<Known extends Named>(services: readonly Known[], key: string): Known | undefined {
  const word = key.trim().toLowerCase();
  const mapped = matchServiceKey(word);
  return (
    services.find(({ id, slug }) => id === word || slug === word) ??
    services.find(({ aliases }) => aliases.includes(word)) ??
    services.find(({ slug }) => slug === mapped)
  );
}
