import { cache } from "react";

import { expirePageAt, tagPage, tagRecords } from "@/lib/platform/page-tags";

import { currentTexts } from "../published";
import type { Texts } from "../texts";

/** The tag of every cached page that shows a text, or a link to one. */
const textsTag = "texts";

/**
 * Loads the texts that are public now for the page that is being rendered. A cached page is rendered again after a text
 * has changed, and when the next scheduled version becomes public.
 */
export const loadTexts = cache(async (): Promise<Texts> => {
  const texts = await currentTexts(Date.now());
  await tagPage(textsTag);
  await tagRecords("texts", texts.version);
  if (texts.until !== undefined) await expirePageAt(texts.until);
  return texts;
});
