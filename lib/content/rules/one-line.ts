import type { Nodes } from "mdast";

import { textOf } from "../markdown/outline";
import type { ParsedText } from "../markdown/parse";
import type { TextFault } from "./faults";

/**
 * Lists what a text of one paragraph must not contain. Pages show such a text as plain text with links and, in an
 * answer, the facts of the firm that are named in `facts`.
 */
export function lineFaults({ tree }: ParsedText, facts: readonly string[]): readonly TextFault[] {
  const [first, ...others] = tree.children;
  if (first?.type !== "paragraph" || others.length > 0) return [{ code: "notOneParagraph" }];
  return first.children.flatMap((node): readonly TextFault[] => {
    const line = node.position?.start.line ?? 1;
    return isShown(node, facts) ? [] : [{ code: "notPlain", line, name: nameOf(node) }];
  });
}

function isShown(node: Nodes, facts: readonly string[]): boolean {
  if (node.type === "text") return true;
  if (node.type === "link")
    return !node.title && /^[^()\s]+$/.test(node.url) && node.children.every(({ type }) => type === "text");
  return node.type === "textDirective" && node.name === "firm" && facts.includes(valueOf(node));
}

const valueOf = (node: Extract<Nodes, { type: "textDirective" }>) => node.children.map(textOf).join("");

function nameOf(node: Nodes): string {
  return node.type === "textDirective" ? `:${node.name}[${valueOf(node)}]` : textOf(node).slice(0, 60);
}
