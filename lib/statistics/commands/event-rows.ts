import { Prisma } from "@/lib/platform/db/client";

/** A row of `analytics_events`. The numbers have 64 bits, so they are texts. */
type EventRow = {
  readonly visitor: string;
  readonly at: string;
  readonly key: string;
  readonly name: string;
  readonly route: string;
  readonly locale: string;
  readonly device: string;
  readonly country: string;
  readonly source: string;
  readonly campaign: string;
  readonly props: Readonly<Record<string, string | number>>;
};

export const eventColumns = Prisma.raw(
  "visitor, at, key, name, route, locale, device, country, source, campaign, props",
);

/** The rows as a table of a statement. One parameter for all is much quicker than one for each value. */
export const eventRows = (rows: readonly EventRow[]) => Prisma.sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (visitor bigint, at timestamptz, key bigint, name text,
    route text, locale text, device text, country text, source text, campaign text, props jsonb)`;
