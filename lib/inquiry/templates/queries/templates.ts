import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";

import type { Texts } from "../placeholders";
import type { ReplyTemplate } from "../template";

const parts = { texts: true, service: { select: { slug: true } } } satisfies Prisma.ReplyTemplateInclude;

/** All templates in the order of the list. Retired ones come last. */
export async function listTemplates(): Promise<readonly ReplyTemplate[]> {
  const rows = await db.replyTemplate.findMany({
    orderBy: [{ retiredAt: { sort: "asc", nulls: "first" } }, { position: "asc" }, { id: "asc" }],
    include: parts,
  });
  return rows.map(toTemplate);
}

/** One template. Undefined if there is none with this id. */
export async function findTemplate(id: string, client: Tx | typeof db = db): Promise<ReplyTemplate | undefined> {
  const row = await client.replyTemplate.findUnique({ where: { id }, include: parts });
  return row ? toTemplate(row) : undefined;
}

/** Whether a reply that begins with this template says that the firm cannot help. */
export async function endsContact(id: string): Promise<boolean> {
  const row = await db.replyTemplate.findUnique({ where: { id }, select: { endsContact: true } });
  return row?.endsContact ?? false;
}

/** The services that a template can be about, in their public order. Retired ones still have templates and items. */
export function listTopics() {
  return db.service.findMany({
    orderBy: { position: "asc" },
    select: { id: true, slug: true, texts: { select: { locale: true, name: true } } },
  });
}

type Row = Prisma.ReplyTemplateGetPayload<{ include: typeof parts }>;

function toTemplate({ id, version, retiredAt, serviceId, endsContact: ends, service, texts }: Row): ReplyTemplate {
  const inEach = (kind: "name" | "text") =>
    Object.fromEntries(
      locales.map((locale) => [locale, texts.find((each) => each.locale === locale)?.[kind] ?? ""]),
    ) as Texts;
  return {
    id,
    version,
    retiredAt,
    facts: { name: inEach("name"), text: inEach("text"), serviceId, endsContact: ends },
    topic: service?.slug ?? null,
  };
}
