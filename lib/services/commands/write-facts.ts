import type { Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";

import { editedColumns } from "../desk/service-facts";
import type { ServiceFacts } from "../desk/service-facts";

/** The edited columns of the service's own row. */
export function columnsOf(facts: ServiceFacts) {
  return Object.fromEntries(editedColumns.map((name) => [name, facts[name]])) as Pick<
    ServiceFacts,
    (typeof editedColumns)[number]
  >;
}

/** Stores the texts, aliases and advisers of a service. A language without a text has no row. */
export async function writeParts(tx: Tx, serviceId: string, facts: ServiceFacts): Promise<void> {
  await tx.serviceText.deleteMany({ where: { serviceId } });
  await tx.serviceText.createMany({
    data: locales
      .filter((locale) => facts.name[locale] !== "")
      .map((locale) => ({ serviceId, locale, name: facts.name[locale], description: facts.description[locale] })),
  });
  await tx.serviceAlias.deleteMany({ where: { serviceId, alias: { notIn: [...facts.aliases] } } });
  const kept = await tx.serviceAlias.findMany({ where: { serviceId }, select: { alias: true } });
  const added = facts.aliases.filter((alias) => !kept.some((one) => one.alias === alias));
  // Fails if another service has one of the aliases.
  await tx.serviceAlias.createMany({ data: [...new Set(added)].map((alias) => ({ alias, serviceId })) });
  await tx.adviserSkill.deleteMany({ where: { serviceId, adviserId: { notIn: [...facts.adviserIds] } } });
  await tx.adviserSkill.createMany({
    data: facts.adviserIds.map((adviserId) => ({ adviserId, serviceId })),
    skipDuplicates: true,
  });
}
