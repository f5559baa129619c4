import type { ElementContent, Nodes, Root, RootContent } from "hast";

/** A note covers at most this many blocks, since the stylesheet has a rule for each number. */
const mostBlocks = 3;

/**
 * Adds an element `text-margin-note` after each block that is the first to cite a source. It has the numbers of these
 * sources and the number of blocks from this block to the next note. On a wide screen the note is beside these blocks.
 */
export function addMarginNotes(root: Root): Root {
  const seen = new Set<string>();
  const parts = root.children.map((child) => {
    const isBlock = child.type === "element";
    return { child, isBlock, numbers: isBlock ? citedIn(child).filter((number) => isFirst(number, seen)) : [] };
  });
  const children = parts.flatMap(({ child, numbers }, index): RootContent[] => {
    if (numbers.length === 0) return [child];
    const following = parts.slice(index + 1);
    const next = following.findIndex((each) => each.numbers.length > 0);
    const beside = following.slice(0, next === -1 ? undefined : next).filter(({ isBlock }) => isBlock);
    return [child, note(numbers, Math.min(1 + beside.length, mostBlocks))];
  });
  return { ...root, children };
}

function isFirst(number: string, seen: Set<string>): boolean {
  const isNew = !seen.has(number);
  seen.add(number);
  return isNew;
}

function citedIn(node: Nodes): readonly string[] {
  if (node.type === "element" && node.tagName === "text-cite") return [String(node.properties.value)];
  return "children" in node ? node.children.flatMap(citedIn) : [];
}

function note(numbers: readonly string[], rows: number): ElementContent {
  return {
    type: "element",
    tagName: "text-margin-note",
    properties: { numbers: numbers.join(" "), rows: String(rows) },
    children: [],
  };
}
