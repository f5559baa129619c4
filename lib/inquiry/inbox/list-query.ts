import { z } from "zod";

import { cursorIn, cursorQuery, timedPlacePattern, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { searchedText } from "@/lib/platform/list/searched-text";
import { readQuery } from "@/lib/platform/parse/read-query";
import type { Search } from "@/lib/platform/parse/read-query";

import { inboxViews } from "./view";
import type { InboxView } from "./view";

const reference = "[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}";
/** The page in a former address, for example "after_2034-09-06T14:00:00.000Z_MSG-7K2M-4Q93". */
const formerPage = new RegExp(`^(after|before)_(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)_(${reference})$`);

const schema = z.object({
  view: z.enum(inboxViews).default("waiting"),
  page: z.string().regex(formerPage).optional(),
  q: searchedText,
  ...cursorQuery(timedPlacePattern(reference)),
});

/** The view, the position in the list and the searched text that the address of an inbox page contains. */
export type ListQuery = {
  readonly view: InboxView;
  readonly cursor: Cursor | undefined;
  readonly text: string | undefined;
};

/** Reads the view, the page and the search text from the query. Invalid values are ignored. */
export function readListQuery(search: Search): ListQuery {
  const { view, q, page, ...query } = readQuery(schema, search);
  return { view, cursor: page === undefined ? cursorIn(query) : formerCursor(page), text: q || undefined };
}

function formerCursor(page: string): Cursor | undefined {
  const [, direction, time = "", id = ""] = formerPage.exec(page) ?? [];
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  return { direction: direction === "before" ? "before" : "after", place: writeTimedPlace({ at, id }) };
}
