import { textsAt } from "@/lib/content/texts";
import type { Texts } from "@/lib/content/texts";
import { seededTexts } from "@/lib/testing/seeded-texts";

import { notedTexts, unconfirmedTexts } from "./unconfirmed-texts";

const all = ["/accessibility", "/data-security", "/privacy-policy", "/terms-of-service", "/withdrawal"];

/** The product's texts after counsel has read one of them. */
function withReading(key: string): Texts {
  const texts = seededTexts();
  return {
    ...texts,
    find(kind, each, locale) {
      const found = texts.find(kind, each, locale);
      return found && { ...found, isRead: each === key };
    },
  };
}

it("finds the legal texts that counsel has not read", () => {
  expect(unconfirmedTexts(seededTexts())).toEqual(all);
  expect(unconfirmedTexts(withReading("withdrawal"))).toEqual(all.filter((path) => path !== "/withdrawal"));
  expect(unconfirmedTexts(textsAt([], "none", 0))).toEqual([]);
});

it("finds those of them in which a passage has a note", () => {
  const noted = all.filter((path) => path !== "/data-security");
  expect(notedTexts(seededTexts())).toEqual(noted);
  expect(notedTexts(withReading("withdrawal"))).toEqual(noted.filter((path) => path !== "/withdrawal"));
});
