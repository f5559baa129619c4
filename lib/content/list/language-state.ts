import type { Instant } from "@/lib/platform/time/instant";

/** What is stored of a text in one language. */
export type StoredLanguage = {
  /** The public version. Undefined if there is none. */
  readonly published: { readonly number: number; readonly since: Instant; readonly isSeed: boolean } | undefined;
  /** The version that waits for its time. */
  readonly scheduled: { readonly number: number; readonly at: Instant } | undefined;
  readonly draft: { readonly savedAt: Instant } | undefined;
  /** The number of blocks of the public English text that this public translation does not follow. */
  readonly olderBlocks: number;
};

/**
 * The state that a list shows first. "unread": visitors see the product's own text only after the firm has read it.
 * "older": the English text has changed since this translation.
 */
export type LanguageWord = "published" | "unread" | "scheduled" | "draft" | "older" | "missing";

export type LanguageState = StoredLanguage & { readonly word: LanguageWord };

/**
 * The state of a text in one language. A version that waits for its time comes first, because nothing else can be
 * published before it, and then what staff have to do.
 */
export function languageState(stored: StoredLanguage, isRead: boolean): LanguageState {
  return { ...stored, word: wordOf(stored, isRead) };
}

function wordOf({ published, scheduled, draft, olderBlocks }: StoredLanguage, isRead: boolean): LanguageWord {
  if (scheduled) return "scheduled";
  if (draft) return "draft";
  if (!published) return "missing";
  if (olderBlocks > 0) return "older";
  return published.isSeed && !isRead ? "unread" : "published";
}

/** Whether a translation is older than the English text, and no newer version waits for its time. */
export const isOlder = ({ olderBlocks, scheduled }: StoredLanguage) => olderBlocks > 0 && !scheduled;

/** Whether visitors will find no text in this language. */
export const isMissing = ({ published, scheduled }: StoredLanguage) => !published && !scheduled;
