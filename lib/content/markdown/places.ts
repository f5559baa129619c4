import type { Nodes } from "mdast";

import { spelled } from "./directives";
import type { TextProblemCode } from "./problems";

const leaves = ["::source", "::claim", "::picture", "::counsel", "::withdrawal", "::free-help", "::call"];
const simple = ["paragraph", "list"];
const boxes = [":::steps", ":::note", ":::warning"];
const inPassage = [...simple, "heading", "table", "blockquote", ...boxes, ...leaves];
const phrasing = ["text", "emphasis", "strong", "link", "inlineCode", "textDirective"];

/** What each node may contain. A node that is not listed contains nothing, or nothing that a text may use. */
const contents: Readonly<Record<string, readonly string[]>> = {
  root: [...inPassage, ":::laws", ":::when"],
  blockquote: simple,
  list: ["listItem"],
  listItem: simple,
  table: ["tableRow"],
  tableRow: ["tableCell"],
  ":::steps": ["list"],
  ":::note": simple,
  ":::warning": simple,
  ":::laws": [":::law"],
  ":::law": inPassage,
  ":::when": inPassage,
  ...Object.fromEntries(
    ["paragraph", "heading", "tableCell", "emphasis", "strong", "textDirective"].map((kind) => [kind, phrasing]),
  ),
  link: phrasing.filter((kind) => kind !== "link"),
};

/** The kind of a node in the table above. */
export function kindOf(node: Nodes): string {
  return node.type === "leafDirective" || node.type === "containerDirective"
    ? spelled(node.type, node.name)
    : node.type;
}

/** Whether a node may be in this parent. */
export function isAllowedIn(parent: Nodes, node: Nodes): boolean {
  return contents[kindOf(parent)]?.includes(kindOf(node)) ?? false;
}

/** The parts of Markdown that no text uses. */
export const unusedNodes: Readonly<Partial<Record<Nodes["type"], TextProblemCode>>> = {
  html: "html",
  code: "code",
  image: "image",
  imageReference: "image",
  linkReference: "definition",
  definition: "definition",
  footnoteReference: "footnote",
  footnoteDefinition: "footnote",
  thematicBreak: "separator",
  break: "lineBreak",
  delete: "strikethrough",
};
