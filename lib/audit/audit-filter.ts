import { z } from "zod";

import { cursorQuery, timedPlacePattern } from "@/lib/platform/list/list-page";
import { searchText } from "@/lib/platform/parse/read-query";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { uuidPattern } from "@/lib/platform/uuid";

import { actGroups } from "./acts";

/** Those who can act besides staff. */
export const otherActors = ["visitor", "system", "terminal", "database"] as const;

const person = z.union([z.enum(otherActors), z.string().regex(new RegExp(`^${uuidPattern}$`))]);
const entryId = z.string().regex(/^\d{1,18}$/);
const day = z.custom<Day>(isDay);

const filter = {
  /** What was typed: a reference, a name of staff, a service or a claim, or a kind and an id, as in "booking:<id>". */
  record: searchText,
  person: person.optional().catch(undefined),
  act: z.enum(actGroups).optional().catch(undefined),
  from: day.optional().catch(undefined),
  to: day.optional().catch(undefined),
};

/** The query of the page. `entry` is the open row, `anchor` the pasted anchor. */
export const auditQuery = z.object({
  ...filter,
  ...cursorQuery(timedPlacePattern(String.raw`\d{1,18}`)),
  entry: entryId.optional(),
  anchor: z.string().max(20_000).optional(),
  done: z.enum(["asked"]).optional(),
});

/** The query of the export. `last` is the newest entry that the page showed. */
export const exportQuery = z.object({ ...filter, last: entryId });

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditFilter = Pick<AuditQuery, keyof typeof filter>;

const names = Object.keys(filter) as readonly (keyof AuditFilter)[];

/** Writes a filter as the query of an address. */
export function filterAddress(of: Partial<AuditFilter>, more: Readonly<Record<string, string>> = {}): string {
  const given = names.flatMap((name) => (of[name] ? [[name, of[name]] as [string, string]] : []));
  const query = new URLSearchParams([...given, ...Object.entries(more)]).toString();
  return query ? `?${query}` : "";
}
