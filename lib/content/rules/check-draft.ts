import type { Nodes } from "mdast";

import { checkCites, parseText } from "../markdown/parse";
import type { ParsedText } from "../markdown/parse";
import { textOf } from "../markdown/outline";
import { headSchemas } from "../heads";
import type { Heads } from "../heads";
import type { TextKind } from "../kinds";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import { answerFaults } from "./answer";
import type { FieldProblem, TextFault } from "./faults";
import { noticeFaults } from "./notice";
import { highestGrade, readingGrade } from "./reading-grade";
import { lawFaults, wordingFaults } from "./wording";

export type UncheckedDraft = {
  readonly kind: TextKind;
  readonly locale: Locale;
  readonly head: unknown;
  readonly body: string;
};

/** What a draft may name, and the day on which it would be published. */
export type CheckContext = {
  readonly today: Day;
  /** The keys of the firm's claims, and the slugs of its services. */
  readonly claims: ReadonlySet<string>;
  readonly prices: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
};

export type CheckedDraft = {
  readonly head: Heads[TextKind];
  readonly body: string;
  readonly blocks: readonly string[];
};

export type DraftCheck =
  { readonly ok: true; readonly draft: CheckedDraft } | { readonly ok: false; readonly faults: readonly TextFault[] };

/** A text in English has at least this many words before its reading grade says anything. */
const fewestWords = 30;

/** Checks a draft against every rule that a published text must keep. */
export function checkDraft({ kind, locale, head, body }: UncheckedDraft, context: CheckContext): DraftCheck {
  const parsedHead = headSchemas[kind].safeParse(head);
  const parsed = parseText(body);
  const faults: TextFault[] = [];
  if (!parsedHead.success)
    for (const { path, code } of parsedHead.error.issues)
      faults.push({ code: "field", field: path.join("."), problem: fieldProblem(head, path, code) });
  if (!parsed.ok) faults.push(...parsed.problems);
  faults.push(...wordingFaults(kind, entriesOf(head), body));
  if (parsed.ok) {
    const { text } = parsed;
    faults.push(...nameFaults(text, context));
    if (kind === "question") faults.push(...answerFaults(text, body));
    if (kind === "notice") faults.push(...noticeFaults(text));
    if (kind === "article") faults.push(...lawFaults(body));
    if (kind === "article" || kind === "legal") {
      if (text.blocks.length === 0) faults.push({ code: "field", field: "body", problem: "missing" });
      const sources = sourcesOf(parsedHead.success ? parsedHead.data : undefined);
      faults.push(...checkCites(text, sources.length), ...sourceFaults(text, sources, context.today));
    }
    if (locale === defaultLocale && text.outline.words >= fewestWords) faults.push(...gradeFaults(text));
  }
  if (parsedHead.success) faults.push(...dayFaults(parsedHead.data, context.today));
  if (faults.length > 0 || !parsed.ok || !parsedHead.success) return { ok: false, faults };
  return { ok: true, draft: { head: parsedHead.data, body, blocks: parsed.text.blocks.map(({ hash }) => hash) } };
}

function fieldProblem(head: unknown, path: readonly PropertyKey[], code: string): FieldProblem {
  const value = path.reduce<unknown>((entry, key) => (entry as Readonly<Record<PropertyKey, unknown>>)?.[key], head);
  if (value === undefined || (typeof value === "string" && value.trim() === "")) return "missing";
  return code === "too_big" ? "tooLong" : "invalid";
}

/** The texts of a head that the public reads. The titles of sources are quotations. */
function entriesOf(head: unknown): readonly string[] {
  if (typeof head !== "object" || head === null) return [];
  return Object.values(head).filter((value): value is string => typeof value === "string");
}

type Sources = Heads["article"]["sources"];

const sourcesOf = (head: Heads[TextKind] | undefined): Sources => (head && "sources" in head ? head.sources : []);

/** Sources that the text does not cite, or that were read after the day of publication. */
function sourceFaults(text: ParsedText, sources: Sources, today: Day): readonly TextFault[] {
  return sources.flatMap(({ read }, index): readonly TextFault[] => {
    const name = String(index + 1);
    return [
      ...(text.sources.includes(index + 1) ? [] : [{ code: "unusedSource", name } as const]),
      ...(read > today ? [{ code: "laterSource", name } as const] : []),
    ];
  });
}

/** Claims, prices and pictures that do not exist. */
function nameFaults({ words }: ParsedText, { claims, prices, pictures }: CheckContext): readonly TextFault[] {
  const unknown = (
    code: "unknownClaim" | "unknownPrice" | "unknownPicture",
    used: readonly string[],
    known: ReadonlySet<string>,
  ) => used.filter((name) => !known.has(name)).map((name) => ({ code, name }) as const);
  return [
    ...unknown("unknownClaim", words.claims, claims),
    ...unknown("unknownPrice", words.prices, prices),
    ...unknown("unknownPicture", words.pictures, pictures),
  ];
}

function gradeFaults(text: ParsedText): readonly TextFault[] {
  const grade = gradeIn(text);
  return grade > highestGrade ? [{ code: "tooHard", name: grade.toFixed(1) }] : [];
}

const gradeIn = ({ tree }: ParsedText) => readingGrade(passagesOf(tree));

/** The reading grade of an English text. Undefined if the text is too short, or in another language. */
export function gradeOf(locale: Locale, body: string): number | undefined {
  const parsed = parseText(body);
  const isGraded = locale === defaultLocale && parsed.ok && parsed.text.outline.words >= fewestWords;
  return isGraded ? gradeIn(parsed.text) : undefined;
}

/** The paragraphs and table cells of a text that have more than four words. */
function passagesOf(node: Nodes): readonly string[] {
  if (node.type === "paragraph" || node.type === "tableCell") {
    const text = textOf(node).trim();
    return text.split(/\s+/).length > 4 ? [text] : [];
  }
  return "children" in node ? node.children.flatMap(passagesOf) : [];
}

/** A review day must be later than the publication, and a notice must not be over. */
function dayFaults(head: Heads[TextKind], today: Day): readonly TextFault[] {
  if ("review" in head && head.review <= today) return [{ code: "review" }];
  if ("until" in head && head.until <= today) return [{ code: "noticeOver" }];
  return [];
}
