import { db } from "@/lib/platform/db/client";

import { serviceByKey, slugByKey } from "./find";
import { clearCatalogue, listCatalogue } from "./queries";

const seventh = "66a1f0c25d3b9e0012ab4c07";

beforeAll(async () => {
  // Administrators can add services with SQL. Of the two services below, lib/services/offer.ts has only the second.
  await db.$executeRaw`
    insert into services (id, slug, type, category, icon, minutes, slot_grid_minutes, min_notice_minutes, position, confirmed_at)
    values (${seventh}, 'evidence-review', 'consultation', 'consultation', 'search', 45, 30, 120, 7, now()),
      ('66a1f0c25d3b9e0012ab4c02', 'cryptocurrency-recovery', 'cryptocurrency-recovery', 'recovery', 'crypto', 75, 30, 120, 2, now())`;
  await db.$executeRaw`insert into service_aliases (alias, service_id) values ('file-review', ${seventh}), ('crypto-help', '66a1f0c25d3b9e0012ab4c02')`;
  await db.$executeRaw`insert into service_texts (service_id, locale, name, description) values (${seventh}, 'en', 'Evidence review', '')`;
  clearCatalogue();
});

it.each([
  ["its id", seventh, "evidence-review"],
  ["its slug in any letter case", " Evidence-Review ", "evidence-review"],
  ["its alias if lib/services/offer.ts does not have the service", "file-review", "evidence-review"],
  ["its alias if lib/services/offer.ts has the service", "crypto-help", "cryptocurrency-recovery"],
  ["a common word that the code maps to a slug", "crypto", "cryptocurrency-recovery"],
])("finds a service by %s", async (_what, key, slug) => {
  expect((await serviceByKey(key))?.slug).toBe(slug);
});

it("finds nothing for an unknown word or for a service that is missing from the table", async () => {
  expect(await serviceByKey("evidence")).toBeUndefined();
  expect(await serviceByKey("legal")).toBeUndefined();
  expect((await listCatalogue()).map(({ slug }) => slug)).toEqual(["cryptocurrency-recovery", "evidence-review"]);
});

it("does not find a service that is no longer offered", async () => {
  await db.service.update({ where: { id: seventh }, data: { isActive: false } });
  clearCatalogue();
  expect(await serviceByKey("evidence-review")).toBeUndefined();
});

it("finds the slug of the service that a message is about", async () => {
  expect(await slugByKey("file-review")).toBe("evidence-review");
  expect(await slugByKey("crypto-help")).toBe("cryptocurrency-recovery");
  expect(await slugByKey("legal")).toBe("regulatory-complaint");
  expect(await slugByKey("astrology")).toBeUndefined();
});

it("the database refuses an alias that another service has, and an alias that is not a slug", async () => {
  const add = (alias: string) => db.serviceAlias.create({ data: { alias, serviceId: seventh } });
  await expect(add("crypto-help")).rejects.toThrow("Unique constraint failed");
  await expect(add("File Review")).rejects.toThrow("service_alias_is_a_slug");
});
