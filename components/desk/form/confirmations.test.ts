import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

/** Sentences that say of an act as if it were done. Before the act, they must be about the future. */
const done = {
  en: /\bno longer (?:sees?|finds?|offered)\b(?<!will no longer \w+)|\b(?:is|are) (?:no longer|deleted|removed|taken down)\b/i,
  de: /\b(?:steht dann nicht mehr|(?:ist|sind) nicht mehr)\b/i,
  "fr-CA": /\b(?:voient|voit|trouvent|trouve) plus\b|\b(?:est|sont) (?:supprimée?s?|retirée?s?|plus)\b/i,
};

/** The texts that a form of the staff area shows before its button, by their keys. */
function leads(): readonly string[] {
  const files = execFileSync("git", ["ls-files", "components/desk/**/*.tsx", "app/**/dashboard/**/*.tsx"], {
    encoding: "utf8",
  });
  return files
    .trim()
    .split("\n")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const translators = text.matchAll(/const (t\w*) = (?:await get|use)Translations\("([\w.]+)"\)/g);
      const names = new Map([...translators].map(([, name = "", space = ""]) => [name, space]));
      return [...text.matchAll(/<StaffForm\b[^>]*?\blead=\{([^\n]*)/g)].flatMap(([, lead = ""]) =>
        [...lead.matchAll(/\b(t\w*)\([^"`]*["`]([\w.]+)/g)].map(
          ([, name = "", key = ""]) => `${names.get(name) ?? "?"}.${key.replace(/\.$/, "")}`,
        ),
      );
    });
}

const textsAt = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsAt);

test.each(locales)("a question before an act is about the future in %s", (locale) => {
  const found = leads();
  expect(found).toContain("staffContent.notice.downText");
  expect(found).toContain("staffContent.history.deleteText");
  const texts = found.flatMap((key) => {
    const value = key
      .split(".")
      .reduce<unknown>(
        (entry, part) => (entry as Readonly<Record<string, unknown>> | undefined)?.[part],
        messagesFor(locale),
      );
    return textsAt(value).map((text) => `${key}: ${text}`);
  });
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => done[locale].test(text))).toEqual([]);
});
