import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { idOf } from "../markdown/outline";
import { addText } from "./add";

type NewArticle = {
  readonly title: string;
  readonly locale: Locale;
  /** The last segment of the address. Undefined: it is made from the title. */
  readonly key: string | undefined;
};

/** The maximum length of an address that is made from a title, so that a number still fits. */
const longestKey = 70;
const attempts = 9;

/**
 * Adds an article with a draft in one language, and returns its key. An address that is made from the title gets a
 * number if another article has, or had, the address. RESOURCE_ALREADY_EXISTS: the given address is taken.
 */
export async function addArticle(
  by: Staff,
  { title, locale, key }: NewArticle,
): Promise<Result<{ readonly key: string; readonly locale: Locale }, "RESOURCE_ALREADY_EXISTS">> {
  const made = idOf(title).slice(0, longestKey).replace(/-$/, "") || "article";
  const keys = key === undefined ? numbered(made) : [key];
  for (const each of keys) {
    const added = await addText(by, { kind: "article", key: each, locale, title });
    if (added.ok) return ok({ key: each, locale });
    if (each === keys.at(-1)) return added;
  }
  throw new Error("An article has no address");
}

const numbered = (key: string) =>
  Array.from({ length: attempts }, (_, index) => (index === 0 ? key : `${key}-${index + 1}`));
