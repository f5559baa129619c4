import type { Nodes, PhrasingContent, Root } from "mdast";

import { isLiteral, sourceOf } from "./check";

/** Turns colons that are no words of ours, as in "Kund:innen", back into plain text. */
export function restoreLiterals(node: Root | Nodes, source: string): void {
  if (!("children" in node)) return;
  for (const child of node.children) restoreLiterals(child, source);
  if (node.children.some((child) => isLiteral(child, source)))
    node.children = joined(node.children as PhrasingContent[], source) as typeof node.children;
}

function joined(nodes: readonly PhrasingContent[], source: string): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const text = isLiteral(node, source)
      ? { type: "text" as const, value: sourceOf(node, source), position: node.position }
      : node;
    const last = result.at(-1);
    if (text.type !== "text" || last?.type !== "text") result.push(text as PhrasingContent);
    else {
      last.value += text.value;
      if (last.position && text.position) last.position.end = text.position.end;
    }
  }
  return result;
}
