import { globSync, readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";

import { actionWords } from "./actions";

const files = globSync("lib/**/commands/**/*.ts", { cwd: process.cwd() }).filter((file) => !file.includes(".test."));
const textOf = (file: string) => readFileSync(file, "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join("-"));

/** Everything that an entry of the audit log in an export can be about. */
const subjects = [
  ...["booking", "invoice", "payment", "client", "case", "document", "contact-message", "lead", "data-request"],
  ...["complaint", "email", "address", "newsletter"],
].join("|");

/** Lists of records are logged under the list, not under a person. */
const ofLists = ["complaint.listed", "data-request.listed"];
/** Legal holds are left out of the export. */
const leftOut = ["client.hold-placed", "client.hold-lifted"];

const whole = files.flatMap((file) => matches(textOf(file), new RegExp(`"((?:${subjects})\\.[a-z-]+)"`, "g")));

/** The last parts of actions in these files, which another function puts behind the name of the subject. */
const parts = (folder: RegExp) =>
  files
    .filter((file) => folder.test(file))
    .flatMap((file) => matches(textOf(file), /\b(?:action|change)(?:: | = )([^;,\n]*)/g))
    .flatMap((code) => matches(code, /(?<![\w.-])"([a-z-]+)"/g));

/** The actions that are composed, by the code that composes them, as it is in the sources. */
const composed: Readonly<Record<string, readonly string[]>> = {
  "case.${fact}-${change}": files
    .flatMap((file) => matches(textOf(file), /fact: "([a-z-]+)", change: "([a-z-]+)"/g))
    .map((name) => `case.${name}`),
  "complaint.${name}": parts(/rights\/commands\/complaints/).map((name) => `complaint.${name}`),
  // The outcome of a request is its state.
  "data-request.${name}": [...parts(/rights\/commands\/data-requests/), "answered", "refused", "withdrawn"].map(
    (name) => `data-request.${name}`,
  ),
  // `markAnswered`, `markDone` and `markWaiting` use the new state.
  "${subjectKinds[kind]}.${action}": [...parts(/inbox\/commands/), "answered", "closed", "received"].map(
    (name) => `lead.${name}`,
  ),
  "${subjectKinds[kind]}.read": ["contact-message.read", "lead.read"],
  "${subjectKind}.${state}": ["lead.received", "contact-message.quarantined"],
  "${subjectKind}.answered": ["contact-message.answered"],
};

// `string` is a type. The others are parts that `parts` and `composed` know.
test("no other variable is an action", () => {
  const variables = files.flatMap((file) => matches(textOf(file), /\b(?:action|change): ([a-zA-Z]+)\b(?! \?|\.)/g));
  expect([...new Set(variables)].toSorted()).toEqual(["FactChange", "name", "outcome", "string", "to"]);
});

test("the list of composed actions is complete", () => {
  const found = files.flatMap((file) => matches(textOf(file), /\baction: `([^`]+)`/g));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(composed).toSorted());
});

test.each(locales)("every action that the code can write for a client has words: %s", (locale) => {
  const actions = [...new Set([...whole, ...Object.values(composed).flat()])].filter(
    (action) => !ofLists.includes(action) && !leftOut.includes(action),
  );
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.filter((action) => actionWords(action, locale) === undefined)).toEqual([]);
});

test("messages and requests for help share their words", () => {
  expect(actionWords("lead.read", "en")).toBe("Message read");
  expect(actionWords("contact-message.read", "en")).toBe("Message read");
  expect(actionWords("client.unknown", "en")).toBeUndefined();
});
