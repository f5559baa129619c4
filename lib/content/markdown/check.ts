import { toString } from "mdast-util-to-string";
import type { Nodes, Paragraph, Parents, Root } from "mdast";

import { blockProblem, canHaveTitle, isWord, wordProblem } from "./directives";
import { idOf, textOf } from "./outline";
import { isAllowedIn, kindOf, unusedNodes } from "./places";
import type { TextProblem } from "./problems";

type Found = Omit<TextProblem, "line"> | undefined;

/** Lists everything in a parsed text that our texts do not use. `source` is the text that was parsed. */
export function treeProblems(tree: Root, source: string): readonly TextProblem[] {
  const problems: TextProblem[] = [];
  const anchors = new Set<string>();

  function check(node: Nodes, parent: Parents): void {
    const found = problemOf(node, parent, source) ?? headingProblem(node, parent, anchors);
    if (found) problems.push({ line: node.position?.start.line ?? parent.position?.start.line ?? 1, ...found });
    else if ("children" in node) for (const child of node.children) check(child, node);
  }

  for (const node of tree.children) check(node, tree);
  return problems;
}

function problemOf(node: Nodes, parent: Parents, source: string): Found {
  const unused = unusedNodes[node.type];
  if (unused) return { code: unused, name: sourceOf(node, source).trim().split("\n", 1)[0]?.slice(0, 60) ?? "" };
  const found = ownProblem(node, source);
  if (found) return found;
  if (isTitle(node)) return isTitled(parent) ? undefined : { code: "notHere", name: kindOf(parent) };
  return isAllowedIn(parent, node) ? undefined : { code: "notHere", name: kindOf(node) };
}

function ownProblem(node: Nodes, source: string): Found {
  switch (node.type) {
    case "containerDirective":
      return blockProblem(node.type, node.name, node.attributes) ?? contentProblem(node);
    case "leafDirective":
      if (node.children.length > 0) return { code: "unknownSetting", name: `::${node.name}[]` };
      return blockProblem(node.type, node.name, node.attributes);
    case "textDirective":
      return wordProblem(node.name, toString(node), node.attributes) ?? valueProblem(node);
    case "paragraph":
      return paragraphProblem(sourceOf(node, source));
    case "text":
      return literalProblem(sourceOf(node, source));
    case "heading":
      return /^#/.test(sourceOf(node, source)) ? undefined : { code: "heading", name: toString(node) };
    case "listItem":
      return typeof node.checked === "boolean" ? { code: "taskList" } : undefined;
    case "link":
      return isAllowedLink(node.url) ? undefined : { code: "link", name: node.url };
    default:
      return undefined;
  }
}

/** A block has content, and the content of steps is one numbered list. */
function contentProblem({ name, children }: Extract<Nodes, { type: "containerDirective" }>): Found {
  const blocks = children.filter((child) => !isTitle(child));
  if (blocks.length === 0) return { code: "emptyBlock", name: `:::${name}` };
  const [first, ...others] = blocks;
  const isSteps = first?.type === "list" && first.ordered === true && others.length === 0;
  return name === "steps" && !isSteps ? { code: "notHere", name: `:::${name}` } : undefined;
}

/** The value of a word is plain text, except for the passage of `:when`. */
function valueProblem({ name, children }: Extract<Nodes, { type: "textDirective" }>): Found {
  const isPlain = name === "when" || children.every(({ type }) => type === "text");
  return isPlain ? undefined : { code: "unknownValue", name: `:${name}` };
}

function paragraphProblem(text: string): Found {
  const block = /^[ \t>]*(::.*)$/m.exec(text)?.[1];
  if (block !== undefined) return { code: "brokenBlock", name: block };
  const code = /^(?:import\s*["'{*]|import\s+\S+\s+from\s|export\s+(?:const|let|default|function|class|[{*]))/.exec(
    text,
  );
  return code ? { code: "module", name: code[0] } : undefined;
}

/** HTML and footnotes that the parser takes for plain text because they are incomplete. */
function literalProblem(text: string): Found {
  const tag = /(?<!\\)<[/!?]?[a-z][\w.:-]*/i.exec(text)?.[0];
  if (tag !== undefined) return { code: "html", name: tag };
  const note = /(?<!\\)\[\^[^\]\s]*\]?/.exec(text)?.[0];
  return note === undefined ? undefined : { code: "footnote", name: note };
}

function headingProblem(node: Nodes, parent: Parents, anchors: Set<string>): Found {
  if (node.type !== "heading") return undefined;
  const title = textOf(node).trim();
  const isSection = node.depth === 2 && parent.type === "root";
  if (!isSection && node.depth !== 3) return { code: "headingLevel", name: `${"#".repeat(node.depth)} ${title}` };
  const id = idOf(title);
  if (id === "") return { code: "emptyHeading", name: title };
  if (isSection && anchors.has(id)) return { code: "sameHeading", name: title };
  if (isSection) anchors.add(id);
  return undefined;
}

const isTitle = (node: Nodes): node is Paragraph => node.type === "paragraph" && node.data?.directiveLabel === true;
const isTitled = (node: Nodes) => node.type === "containerDirective" && canHaveTitle(node.name);

/** A path of this site, a page with https, an email address or a phone number. */
function isAllowedLink(url: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url) || /^mailto:[^\s@]+@[^\s@]+$/.test(url) || /^tel:\+?\d+$/.test(url))
    return true;
  return /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url);
}

export function sourceOf(node: Nodes, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/** Whether a word has neither value nor settings nor one of our names, as "innen" in "Kund:innen". It is plain text. */
export function isLiteral(node: Nodes, source: string): boolean {
  return node.type === "textDirective" && !isWord(node.name) && sourceOf(node, source) === `:${node.name}`;
}
