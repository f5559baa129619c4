import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { idOf } from "../markdown/outline";
import { addText } from "./add";

type Named = {
  readonly kind: "topic" | "question" | "notice";
  readonly locale: Locale;
  readonly title: string;
  /** The id of a question's topic. */
  readonly topicId?: string;
};

export type AddedText = { readonly id: string; readonly key: string };

/** The longest address that is made of a title. A number may follow. */
const longestName = 60;

/** Anchors of every page. A question cannot have them. */
const usedAnchors: readonly string[] = ["contact", "main"];

/** How many texts may have the same title. */
const sameTitles = 50;

/** Adds a text with an address that is made of its title. A number follows if another text has the address. */
export async function addNamedText(by: Staff, text: Named): Promise<Result<AddedText, "RESOURCE_ALREADY_EXISTS">> {
  const name = nameOf(text);
  for (let number = usedAnchors.includes(name) ? 2 : 1; number <= sameTitles; number += 1) {
    const key = number === 1 ? name : `${name}-${number}`;
    const added = await addText(by, { ...text, key });
    if (added.ok) return ok({ id: added.value, key });
  }
  return fail("RESOURCE_ALREADY_EXISTS");
}

function nameOf({ kind, title }: Named): string {
  const whole = idOf(title);
  if (whole.length <= longestName) return whole || kind;
  return whole.slice(0, longestName).replace(/-[^-]*$/, "");
}
