import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { DeskEntry } from "./desk-text";

/** "draft": visitors have not seen it, or it was taken down. "over": its last day is over. */
export type NoticeState = "public" | "scheduled" | "draft" | "over";

export type Notice = DeskEntry & {
  readonly state: NoticeState;
  /** When it became public, or will. */
  readonly from: Instant | undefined;
  /** The first day on which it is no longer shown, also if it is still a draft. */
  readonly until: Day | undefined;
  readonly hasDraft: boolean;
};

/** The notice with its state on a day of the office. */
export function toNotice(entry: DeskEntry, today: Day): Notice {
  const { languages } = entry;
  const starts = languages.flatMap(({ published, scheduled }) => published?.since ?? scheduled?.at ?? []);
  const untils = languages.flatMap(({ until }) => until ?? []);
  return {
    ...entry,
    state: stateOf(languages, today),
    from: starts.length > 0 ? Math.min(...starts) : undefined,
    until: untils.sort().at(-1),
    hasDraft: languages.some(({ draft }) => draft),
  };
}

function stateOf(languages: DeskEntry["languages"], today: Day): NoticeState {
  if (languages.some(({ publicUntil }) => publicUntil !== undefined && publicUntil > today)) return "public";
  if (languages.some(({ scheduled }) => scheduled)) return "scheduled";
  return languages.some(({ published }) => published) ? "over" : "draft";
}
