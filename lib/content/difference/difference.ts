import { bodyDifference } from "./blocks";
import { comparedFields } from "./compared";
import type { Compared, ComparedField, Difference } from "./compared";
import { wordDifference } from "./words";
import type { Passage } from "./words";

/** Compares two versions of a text: the entries of their heads word by word, and their bodies block by block. */
export function differenceOf(before: Compared, after: Compared): Difference {
  const fields = comparedFields.flatMap((field) => {
    const [old, young] = [entryOf(before.head, field), entryOf(after.head, field)];
    return old === young ? [] : [{ field, passages: wordDifference(old, young) ?? replaced(old, young) }];
  });
  return { fields, blocks: bodyDifference(before.body, after.body) };
}

function replaced(before: string, after: string): readonly Passage[] {
  const both = [
    { kind: "removed", text: before },
    { kind: "inserted", text: after },
  ] as const;
  return both.filter(({ text }) => text !== "");
}

/** An entry of a head as text: a source is one line with its parts. */
function entryOf(head: unknown, field: ComparedField): string {
  if (typeof head !== "object" || head === null) return "";
  const value: unknown = (head as Readonly<Record<string, unknown>>)[field];
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(lineOf).join("\n") : "";
}

function lineOf(source: unknown): string {
  if (typeof source !== "object" || source === null) return "";
  const { title, publisher, language, url, read } = source as Readonly<Record<string, unknown>>;
  return [title, publisher, language, url, read].filter((part) => typeof part === "string" && part !== "").join(", ");
}
