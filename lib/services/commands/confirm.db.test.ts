import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aService } from "@/lib/testing/builders/service";
import { now } from "@/lib/testing/office";

import { serviceByKey } from "../find";
import { loadOffer } from "../loaders";
import { clearCatalogue } from "../queries";
import { confirmServices } from "./confirm";

const by = { kind: "terminal" } as const;

it("offers no draft, and every service after its confirmation, which is audited once", async () => {
  const draft = await aService().unconfirmed().insert();
  const other = await aService().unconfirmed().insert();
  for (const service of [draft, other]) await anAdviser().giving(service).insert();
  clearCatalogue();
  expect(await serviceByKey(draft.slug)).toBeUndefined();
  expect(await loadOffer("en")).toEqual({ services: [], byPhone: [] });

  expect(await confirmServices(by, now)).toEqual([draft.slug, other.slug]);
  expect((await serviceByKey(draft.slug))?.confirmedAt).toEqual(new Date(now));
  expect((await loadOffer("en")).services.map(({ slug }) => slug)).toEqual([draft.slug, other.slug]);

  expect(await confirmServices(by, now + 1)).toEqual([]);
  expect((await serviceByKey(draft.slug))?.confirmedAt).toEqual(new Date(now));
  const rows = await db.auditEvent.findMany({ where: { action: "service.confirmed" }, orderBy: { at: "asc" } });
  expect(rows.map(({ actorKind, details }) => [actorKind, details])).toEqual([
    ["terminal", { slug: draft.slug }],
    ["terminal", { slug: other.slug }],
  ]);
});
