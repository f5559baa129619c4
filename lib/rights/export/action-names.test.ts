import { globSync, readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";

import { actionWords } from "./action-names";

const files = globSync("lib/**/{commands,reads}/**/*.ts", { cwd: process.cwd() }).filter(
  (file) => !file.includes(".test."),
);
const textOf = (file: string) => readFileSync(file, "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join("-"));

/** The kinds of subjects that the audit log entries in an export can have. */
const subjects = [
  ...["booking", "invoice", "payment", "client", "case", "document", "contact-message", "lead", "data-request"],
  ...["complaint", "email", "address", "newsletter"],
].join("|");

/** Actions that are logged for a list of records and not for one person. */
const ofLists = ["complaint.listed", "data-request.listed"];
/** Actions about legal holds, which the export leaves out. */
const leftOut = ["client.hold-placed", "client.hold-lifted"];

const whole = files.flatMap((file) => matches(textOf(file), new RegExp(`"((?:${subjects})\\.[a-z-]+)"`, "g")));

/**
 * Finds the second parts of actions, such as "acknowledged" in "complaint.acknowledged", in the files that match
 * `folder`. The commands in these files set only the second part. A shared function adds the first part.
 */
const parts = (folder: RegExp) =>
  files
    .filter((file) => folder.test(file))
    .flatMap((file) => matches(textOf(file), /\b(?:action|change)(?:: | = )([^;,\n]*)/g))
    .flatMap((code) => matches(code, /(?<![\w.-])"([a-z-]+)"/g));

/** The actions that the source code composes with template literals. The keys are these template literals. */
const composed: Readonly<Record<string, readonly string[]>> = {
  "case.${fact}-${change}": files
    .flatMap((file) => matches(textOf(file), /fact: "([a-z-]+)", change: "([a-z-]+)"/g))
    .map((name) => `case.${name}`),
  "${register}.registered": ["complaint.registered", "data-request.registered"],
  "${subjectKind}.${change}": [
    ...parts(/registers\/commands\/(complaints|entry)/).map((name) => `complaint.${name}`),
    // The last part can also be a request's outcome, which `parts` does not find.
    ...[...parts(/registers\/commands\/(data-requests|entry)/), "answered", "refused", "withdrawn"].map(
      (name) => `data-request.${name}`,
    ),
  ],
  // The commands `markAnswered`, `markDone` and `markWaiting` use the new state as the last part.
  "${subjectKinds[kind]}.${action}": [...parts(/inbox\/commands/), "answered", "closed", "received"].map(
    (name) => `lead.${name}`,
  ),
  "${subjectKinds[kind]}.read": ["contact-message.read", "lead.read"],
  "${subjectKinds[kind]}.original-read": ["contact-message.original-read", "lead.original-read"],
  "${subjectKind}.${state}": ["lead.received", "contact-message.quarantined"],
  "${subjectKind}.answered": ["contact-message.answered"],
};

// The pattern also finds type annotations, so the expected list contains the types `FactChange` and `string`. The other
// names are variables. Their values become parts of actions, and `composed` contains these actions.
test("commands set actions only from the variables in this list", () => {
  const variables = files.flatMap((file) => matches(textOf(file), /\b(?:action|change): ([a-zA-Z]+)\b(?! \?|\.)/g));
  expect([...new Set(variables)].toSorted()).toEqual(["FactChange", "outcome", "string", "to"]);
});

test("the list of composed actions is complete", () => {
  const actions = files.flatMap((file) => matches(textOf(file), /\baction: `([^`]+)`/g));
  expect([...new Set(actions)].toSorted()).toEqual(Object.keys(composed).toSorted());
});

test.each(locales)("every action that can be recorded about a client has words in %s", (locale) => {
  const actions = [...new Set([...whole, ...Object.values(composed).flat()])].filter(
    (action) => !ofLists.includes(action) && !leftOut.includes(action),
  );
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.filter((action) => actionWords(action, locale) === undefined)).toEqual([]);
});

test("actions on messages and requests for help have the same words, and an unknown action has no words", () => {
  expect(actionWords("lead.read", "en")).toBe("Message read");
  expect(actionWords("contact-message.read", "en")).toBe("Message read");
  expect(actionWords("client.unknown", "en")).toBeUndefined();
});
