import type { Element, Root as Hast } from "hast";
import { toHast } from "mdast-util-to-hast";
import type { State } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import type { Nodes } from "mdast";

import type { ParsedText } from "./parse";

type Directive<Type> = Extract<Nodes, { type: Type }>;

/**
 * Converts a text into HTML's syntax tree. Words and blocks of ours become elements such as `text-cite`, and facts of
 * the firm elements such as `text-firm-name`. Components replace them.
 */
export function hastOf({ tree }: ParsedText): Hast {
  const result = toHast(tree, { handlers: { textDirective, leafDirective, containerDirective } });
  return result.type === "root" ? result : { type: "root", children: [] };
}

function textDirective(state: State, node: Directive<"textDirective">): Element {
  if (node.name === "when") return element("text-when", { condition: conditionOf(node) }, state.all(node));
  const value = toString(node);
  return node.name === "firm" ? element(`text-firm-${value}`) : element(`text-${node.name}`, { value });
}

function leafDirective(_state: State, node: Directive<"leafDirective">): Element {
  const { name, attributes } = node;
  // React keeps the property `key` for itself.
  return name === "claim"
    ? element("text-claim-box", { value: attributes?.key })
    : element(`text-${name}`, { ...attributes });
}

function containerDirective(state: State, node: Directive<"containerDirective">): Element {
  const { name, attributes } = node;
  const [first, ...others] = node.children;
  const title = first?.type === "paragraph" && first.data?.directiveLabel === true ? toString(first) : undefined;
  const children = state.all(title === undefined ? node : { ...node, children: others });
  if (name === "when") return element("text-when", { condition: conditionOf(node) }, children);
  const [list] = children;
  if (name === "steps" && list?.type === "element") return { ...list, tagName: "text-steps" };
  return element(`text-${name}`, { ...attributes, ...(title === undefined ? {} : { title }) }, children);
}

/** The condition as a text, for example `firm=ca`. */
function conditionOf({ attributes }: Directive<"textDirective" | "containerDirective">): string {
  return Object.entries(attributes ?? {})
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .join();
}

function element(
  tagName: string,
  properties: Record<string, string | null | undefined> = {},
  children: Element["children"] = [],
): Element {
  return { type: "element", tagName, properties, children };
}
