import { createHash } from "node:crypto";

import type { Root, RootContent } from "mdast";

/** A block at the top level of a text. Blocks with the same content have the same hash, whatever their white space. */
export type TextBlock = { readonly hash: string; readonly line: number };

/** Lists the blocks of a text, so that a translation can be compared with the blocks of its original. */
export function blocksOf(tree: Root): readonly TextBlock[] {
  return tree.children.map((node) => ({ hash: hashOf(node), line: node.position?.start.line ?? 1 }));
}

/** What depends only on where or how loosely a block is written, or is calculated from its content. */
const leftOut: ReadonlySet<string> = new Set(["position", "data", "spread"]);

function hashOf(node: RootContent): string {
  const content = JSON.stringify(node, (key, value: unknown) => {
    if (leftOut.has(key)) return undefined;
    return key === "value" && typeof value === "string" ? value.split(/\s+/).join(" ") : value;
  });
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}
