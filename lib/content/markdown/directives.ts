import { periodNames } from "@/lib/rights/retention/periods";
import type { PeriodName } from "@/lib/rights/retention/periods";

import type { TextProblem } from "./problems";

type Check = (value: string) => boolean;

const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value);
const isNumber: Check = (value) => /^[1-9]\d{0,2}$/.test(value);
const isKey: Check = (value) => /^[a-z0-9][\w.-]{0,79}$/i.test(value);
const isAlternative: Check = (value) => value.trim() !== "" && value.length <= 300;

/** The facts of the firm that a text can insert. */
export const firmFactNames = ["name", "address", "email", "phone", "online-hours", "payment", "meeting"] as const;

/** The periods of the privacy policy by the name that a text uses, such as `client-file`. */
export const keptPeriods: ReadonlyMap<string, PeriodName> = new Map(
  periodNames.map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

/** Each use of a directive has exactly the settings of one of these sets. */
type Settings = readonly Readonly<Record<string, Check>>[];

const none: Settings = [{}];
const conditions: Settings = [
  { firm: oneOf("ca", "uk") },
  { cards: oneOf("yes", "only") },
  { "first-hour": oneOf("free") },
];

/** A word is written as `:name[value]`. The value of `when` is a passage. */
const words: Readonly<Record<string, { readonly value: Check | "passage"; readonly settings: Settings }>> = {
  cite: { value: isNumber, settings: none },
  firm: { value: oneOf(...firmFactNames), settings: none },
  price: { value: isKey, settings: none },
  claim: { value: isKey, settings: none },
  kept: { value: (value) => keptPeriods.has(value), settings: none },
  when: { value: "passage", settings: conditions },
};

/** A leaf is a line of its own, written as `::name{settings}`. */
const leaves: Readonly<Record<string, Settings>> = {
  source: [{ n: isNumber }],
  claim: [{ key: isKey }],
  "free-help": none,
  call: none,
  picture: [{ file: isKey, alt: isAlternative }],
  counsel: none,
  withdrawal: [{ law: oneOf("eu", "uk") }],
};

/** A container has blocks between `:::name{settings}` and `:::`. Only a note and a warning can have a title. */
const containers: Readonly<Record<string, Settings>> = {
  steps: none,
  note: none,
  warning: none,
  laws: none,
  law: [{ of: oneOf("ca", "uk") }],
  when: conditions,
};

const has = (table: object, name: string) => Object.hasOwn(table, name);

export const isWord = (name: string) => has(words, name);
export const canHaveTitle = (name: string) => name === "note" || name === "warning";

type Attributes = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** A block written as in the text, for example `::source` or `:::note`. */
export type BlockKind = "leafDirective" | "containerDirective";
export const spelled = (kind: BlockKind | "textDirective", name: string) =>
  `${{ textDirective: ":", leafDirective: "::", containerDirective: ":::" }[kind]}${name}`;

/** Checks the name and the settings of a block. */
export function blockProblem(
  kind: BlockKind,
  name: string,
  attributes: Attributes,
): Omit<TextProblem, "line"> | undefined {
  const table = kind === "leafDirective" ? leaves : containers;
  const settings = has(table, name) ? table[name] : undefined;
  if (!settings) return { code: "unknownBlock", name: spelled(kind, name) };
  return settingsProblem(spelled(kind, name), settings, attributes);
}

/** Checks the name, the value and the settings of a word. */
export function wordProblem(
  name: string,
  value: string,
  attributes: Attributes,
): Omit<TextProblem, "line"> | undefined {
  const word = has(words, name) ? words[name] : undefined;
  const spelling = spelled("textDirective", name);
  if (!word) return { code: "unknownWord", name: spelling };
  if (value.trim() === "") return { code: "missingValue", name: spelling };
  if (word.value !== "passage" && !word.value(value)) return { code: "unknownValue", name: `${spelling}[${value}]` };
  return settingsProblem(spelling, word.settings, attributes);
}

function settingsProblem(
  name: string,
  settings: Settings,
  attributes: Attributes,
): Omit<TextProblem, "line"> | undefined {
  const given = Object.entries(attributes ?? {});
  for (const [key, value] of given) {
    const checks = settings.flatMap((set) => (has(set, key) ? (set[key] ?? []) : []));
    if (checks.length === 0) return { code: "unknownSetting", name: `${name}{${key}}` };
    if (!checks.some((check) => check(value ?? "")))
      return { code: "unknownValue", name: `${name}{${key}=${value ?? ""}}` };
  }
  const isComplete = settings.some(
    (set) => Object.keys(set).length === given.length && given.every(([key]) => has(set, key)),
  );
  return isComplete ? undefined : { code: "missingSetting", name };
}
