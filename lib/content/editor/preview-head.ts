import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { DraftHead } from "../draft-head";
import type { Source } from "../heads";

/** A head that a page can show, with empty texts for what the draft does not have yet. */
export type PreviewHead = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Undefined if the draft has none. */
  readonly review: Day | undefined;
  readonly published: Day;
  readonly updated: Day;
  readonly sources: Source[];
};

type Days = { readonly published: Day; readonly today: Day };

/** Fills the head of a draft so that its page can be shown. A source without a day was read today. */
export function previewHead(head: DraftHead, { published, today }: Days): PreviewHead {
  const text = (name: string) => textIn(head, name);
  const review = text("review");
  return {
    title: text("title"),
    description: text("description"),
    lead: text("lead"),
    review: isDay(review) ? review : undefined,
    published,
    updated: today,
    sources: (Array.isArray(head.sources) ? head.sources : []).map((source) => toSource(source, today)),
  };
}

/** An incomplete source keeps its place, because citations count the sources. */
function toSource(source: Readonly<Record<string, string>>, today: Day): Source {
  const { title = "", publisher = "", url = "", read, language } = source;
  return {
    title,
    publisher,
    url: /^https:\/\//.test(url) && URL.canParse(url) ? url : "https://",
    read: isDay(read) ? read : today,
    ...(language === "en" || language === "de" || language === "fr" ? { language } : {}),
  };
}

function textIn(head: DraftHead, name: string): string {
  const value = head[name];
  return typeof value === "string" ? value : "";
}
