import type { useTranslations } from "next-intl";

import { ruleCodes } from "@/lib/content/rules/faults";
import type { FieldProblem, RuleCode, TextFault } from "@/lib/content/rules/faults";

/** The translator of the sentences below, from `useTranslations` or `getTranslations`. */
export type FaultTranslator = ReturnType<typeof useTranslations<"staffContent.faults">>;

/** The sentence that tells an author what is wrong, with the line of the text. */
export function faultText(fault: TextFault, t: FaultTranslator): string {
  const text = faultSentence(fault, t);
  const line = "line" in fault ? fault.line : undefined;
  if (line === undefined) return text;
  return line === 0 ? t("head", { text }) : t("line", { text, line });
}

/** The sentence that tells an author what is wrong, without the line. */
export function faultSentence(fault: TextFault, t: FaultTranslator): string {
  if (fault.code === "field") return fieldSentence(fault.field, fault.problem, t);
  if (fault.code === "claim") return t("words", { text: t(`claims.${fault.name}`), words: fault.words });
  const { code, name = "" } = fault;
  if (isRule(code)) return t(`rules.${code}`, { name });
  return t(`problems.${code}`, { name: code === "notHere" ? nodeName(name, t) : name });
}

const isRule = (code: string): code is RuleCode => ruleCodes.some((each) => each === code);

const fields = ["title", "description", "lead", "review", "until", "sources", "body"] as const;
const sourceFields = ["title", "publisher", "language", "url", "read"] as const;

/** The sentence about an entry of the head, such as "title" or "sources.2.url". */
function fieldSentence(path: string, problem: FieldProblem, t: FaultTranslator): string {
  const [name, index, part] = path.split(".");
  const last = part ?? name;
  const known = fields.find((each) => each === name) ?? "other";
  const sourceField = sourceFields.find((each) => each === part) ?? "other";
  const field =
    index === undefined
      ? t(`fields.${known}`)
      : t("sourceField", { number: Number(index) + 1, field: t(`sourceFields.${sourceField}`) });
  if (problem === "invalid" && last === "url") return t("field.url", { field });
  if (problem !== "tooLong" && (last === "review" || last === "until" || last === "read"))
    return t("field.day", { field });
  return t(`field.${problem}`, { field });
}

const nodes = [
  "paragraph",
  "heading",
  "list",
  "listItem",
  "table",
  "blockquote",
  "emphasis",
  "strong",
  "link",
  "inlineCode",
] as const;

/** The name of what is not allowed at a place of a text: a block as it was written, or a part of Markdown. */
function nodeName(kind: string, t: FaultTranslator): string {
  if (kind.startsWith("::")) return t("nodes.block", { name: kind });
  if (kind === "textDirective") return t("nodes.word");
  return t(`nodes.${nodes.find((each) => each === kind) ?? "other"}`);
}
