import { languageState } from "@/lib/content/list/language-state";
import type { StoredLanguage } from "@/lib/content/list/language-state";
import { renderIn } from "@/lib/testing/render";

import { LanguageStateCell } from "./language-state";

const at = Date.parse("2034-12-01T14:00:00Z");
const published = { number: 4, since: at, isSeed: true };
const nothing = { published: undefined, scheduled: undefined, draft: undefined, olderBlocks: 0 };

function shown(stored: Partial<StoredLanguage>, isRead = true) {
  const state = languageState({ ...nothing, ...stored }, isRead);
  const { container } = renderIn("en", <LanguageStateCell state={state} isMissed zone="America/Toronto" />);
  return [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
}

it.each([
  ["a public version", { published }, ["Published"]],
  ["nothing", {}, ["Missing"]],
  ["a draft beside a public version", { published, draft: { savedAt: at } }, ["Draft", "version 4 is public"]],
  ["a first draft", { draft: { savedAt: at } }, ["Draft", "not public yet"]],
  ["a first version that waits", { scheduled: { number: 1, at } }, ["Fri 1 Dec, 9:00 am", "not public yet"]],
  ["an older translation", { published, olderBlocks: 2 }, ["2 blocks older", "version 4 is public"]],
  [
    "an older translation with a draft",
    { published, olderBlocks: 1, draft: { savedAt: at } },
    ["Draft", "version 4 is public", "1 block older"],
  ],
] as const)("says what is there of a text in a language: %s", (_what, stored, texts) => {
  expect(shown(stored)).toEqual(texts);
});

it("says that visitors do not see a text of the product that the firm has not read", () => {
  expect(shown({ published }, false)).toEqual(["Hidden", "not read by the firm yet"]);
  expect(shown({ published: { ...published, isSeed: false } }, false)).toEqual(["Published"]);
});
