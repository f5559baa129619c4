import { db } from "@/lib/platform/db/client";
import { clearCatalogue } from "@/lib/services/queries";

/** Adds a service to the database. The new service is not one of the six in the site's code (lib/services/offer.ts). */
export async function addSeventhService(): Promise<void> {
  const id = "66a1f0c25d3b9e0012ab4c07";
  await db.$executeRaw`
    insert into services (id, slug, type, category, icon, minutes, slot_grid_minutes, min_notice_minutes, position, confirmed_at)
    values (${id}, 'evidence-review', 'consultation', 'consultation', 'search', 45, 30, 120, 7, now())`;
  await db.$executeRaw`insert into service_texts (service_id, locale, name, description) values (${id}, 'en', 'Evidence review', '')`;
  clearCatalogue();
}
