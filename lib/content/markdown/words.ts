import { toString } from "mdast-util-to-string";
import type { Nodes, Root } from "mdast";

import type { TextProblem } from "./problems";

/** What a text inserts or cites, each once. */
export type TextWords = {
  readonly facts: readonly string[];
  readonly prices: readonly string[];
  readonly claims: readonly string[];
  readonly periods: readonly string[];
  readonly pictures: readonly string[];
  readonly sources: readonly number[];
};

type Use = { readonly kind: keyof TextWords; readonly value: string; readonly line: number };

/** Lists what a checked text inserts or cites. */
export function wordsIn(tree: Root): TextWords {
  const uses = usesIn(tree);
  const of = (kind: Use["kind"]) => [...new Set(uses.filter((use) => use.kind === kind).map(({ value }) => value))];
  return {
    facts: of("facts"),
    prices: of("prices"),
    claims: of("claims"),
    periods: of("periods"),
    pictures: of("pictures"),
    sources: of("sources")
      .map(Number)
      .sort((a, b) => a - b),
  };
}

/** Lists the citations of sources that do not exist, where `count` is the number of sources. */
export function citeProblems(tree: Root, count: number): readonly TextProblem[] {
  return usesIn(tree)
    .filter(({ kind, value }) => kind === "sources" && Number(value) > count)
    .map(({ line, value }) => ({ line, code: "unknownSource", name: value }));
}

const kinds: Readonly<Record<string, Use["kind"]>> = {
  ":cite": "sources",
  ":firm": "facts",
  ":price": "prices",
  ":claim": "claims",
  ":kept": "periods",
};

function usesIn(node: Nodes): readonly Use[] {
  const line = node.position?.start.line ?? 1;
  const one = (kind: Use["kind"] | undefined, value: string | null | undefined): readonly Use[] =>
    kind && value ? [{ kind, value, line }] : [];
  if (node.type === "textDirective" && node.name !== "when") return one(kinds[`:${node.name}`], toString(node));
  if (node.type === "leafDirective") {
    const { n, key, file } = node.attributes ?? {};
    return [...one("sources", n), ...one("claims", key), ...one("pictures", file)];
  }
  return "children" in node ? node.children.flatMap(usesIn) : [];
}
