import { globSync, readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { confirmationKinds, endReasons } from "@/lib/platform/second-person/kinds";

import { actPatterns, actWords } from "./acts";

const sources = globSync("lib/**/*.ts")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const written = [...sources.matchAll(/\baction(?::| =)(?: [\w.]+ \?| )?[^;\n]*?"([a-z-]+\.[a-z-]+)"/g)].map(
  ([, action]) => action ?? "",
);
/** The actions of the database's triggers, and those that other code composes. */
const composed = [
  ...["added", "changed", "deleted", "all-deleted"].flatMap((act) => [`claim.${act}`, `claim-text.${act}`]),
  ...confirmationKinds.flatMap((kind) =>
    [...endReasons.filter((reason) => !["changed", "deleted"].includes(reason)), "proposed", "confirmed"].map(
      (act) => `${kind}.${act}`,
    ),
  ),
  ...["password-changed", "password-reset", "second-factor-added", "second-factor-removed"].map(
    (act) => `staff.${act}`,
  ),
];

describe.each(locales)("the audit log in %s", (locale) => {
  it("has words for every act", () => {
    expect(written.length).toBeGreaterThan(90);
    expect([...written, ...composed].filter((action) => actWords(action, locale) === undefined)).toEqual([]);
  });

  it("has a name for every kind of record", () => {
    const kinds = /subjectKind:\n([^;]+);/.exec(readFileSync("lib/platform/audit/record.ts", "utf8"))?.[1] ?? "";
    const names = [...kinds.matchAll(/"([a-z-]+)"/g)].map(([, kind]) => kind ?? "");
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((kind) => !(kind in messagesFor(locale).audit.kinds))).toEqual([]);
  });
});

it("puts every act into a group of the filter", () => {
  const patterns = Object.values(actPatterns).map((pattern) => new RegExp(pattern));
  const outside = written.filter((action) => !patterns.some((pattern) => pattern.test(action)));
  expect([...new Set(outside)].toSorted()).toEqual(["audit.check-requested"]);
});
