import type { Element, ElementContent, Root } from "hast";

import type { ParsedText } from "./parse";

/** A mark for each line, such as the numbers of the rules that it breaks. Lines are counted from 1. */
export type LineMarks = ReadonlyMap<number, string>;

/** Puts each block of a converted text that contains a marked line into an element with its marks. */
export function markBlocks(converted: Root, { tree }: ParsedText, marks: LineMarks): Root {
  let index = -1;
  const children = converted.children.map((child) => {
    if (child.type !== "element") return child;
    // Each block of a text becomes one element.
    index += 1;
    const position = tree.children[index]?.position;
    const found = [...marks].flatMap(([line, mark]) =>
      position && position.start.line <= line && line <= position.end.line ? [mark] : [],
    );
    return found.length === 0 ? child : marked(child, found.join(", "));
  });
  return { ...converted, children };
}

function marked(child: ElementContent, mark: string): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["rule-mark"], dataRule: mark },
    children: [child],
  };
}
