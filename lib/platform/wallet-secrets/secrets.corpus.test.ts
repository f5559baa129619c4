import { latinForms, listNames, phrasesOf, plainForms, withTwoErrors } from "@/lib/testing/stories/secrets";
import { ordinaryStories } from "@/lib/testing/stories/ordinary-stories";

import { findSecret } from "./secrets";

const missed = (texts: readonly string[]) => texts.filter((text) => findSecret(text) !== "certain");
const latin = ["english", "french", "spanish", "italian", "portuguese", "czech"] as const;

describe.each(listNames)("seed phrases from the %s word list", (name) => {
  it.each(Object.entries(plainForms))('are all found in the form "%s"', (_form, write) => {
    expect(missed(phrasesOf(name, 20).map(write))).toEqual([]);
  });

  it("are found in at least 99 of 100 cases if two of 12 words are wrong", () => {
    expect(missed(phrasesOf(name, 100).map(withTwoErrors)).length).toBeLessThanOrEqual(1);
  });

  it("are all found if two of 24 words are wrong", () => {
    expect(missed(phrasesOf(name, 20, 24).map(withTwoErrors))).toEqual([]);
  });
});

it.each(latin.flatMap((name) => Object.entries(latinForms).map(([form, write]) => [name, form, write] as const)))(
  'seed phrases from the %s word list are all found in the form "%s"',
  (name, _form, write) => {
    expect(missed(phrasesOf(name, 20).map(write))).toEqual([]);
  },
);

it.each(["english", "italian", "portuguese"] as const)(
  "seed phrases from the %s word list are all found if each word is cut to its first four letters",
  (name) => {
    expect(missed(phrasesOf(name, 20).map((words) => words.map((word) => word.slice(0, 4)).join(" ")))).toEqual([]);
  },
);

it('returns "certain" for at most five of 2,000 ordinary stories', () => {
  const stories = ordinaryStories(2_000);
  expect(stories.filter((story) => findSecret(story) === "certain").length).toBeLessThanOrEqual(5);
  // A transaction hash or signature looks like a private key, so a story that contains one is "doubtful". Such stories
  // are the hardest to judge. The sample must therefore contain many of them.
  expect(stories.filter((story) => findSecret(story) === "doubtful").length).toBeGreaterThan(400);
});
