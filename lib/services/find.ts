import { listCatalogue } from "./queries";
import type { Service } from "./service";
import { matchServiceKey } from "./words";

/** The service that a visitor's word means; undefined for a word outside the map or a service that is not offered. */
export async function serviceByKey(key: string): Promise<Service | undefined> {
  const slug = matchServiceKey(key);
  const catalogue = await listCatalogue();
  return catalogue.find((service) => service.isActive && (service.slug === slug || service.id === key.trim().toLowerCase()));
}
