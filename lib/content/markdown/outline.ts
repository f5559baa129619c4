import type { Nodes, Root, Table } from "mdast";

/** The outline of a text: its number of words, and its sections with their anchors. */
export type Outline = {
  readonly words: number;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** Gives each section of a text an anchor, labels the tables, and returns the outline. */
export function addOutline(tree: Root): Outline {
  const sections: { readonly id: string; readonly title: string }[] = [];
  let above = "";
  for (const node of tree.children) {
    if (node.type === "heading") above = textOf(node);
    if (node.type === "heading" && node.depth === 2) {
      const id = idOf(above);
      sections.push({ id, title: above });
      node.data = { ...node.data, hProperties: { id } };
    }
    if (node.type === "table") nameTable(node, above);
  }
  return { words: countWords(tree.children.map(textOf).join(" ")), sections };
}

/**
 * Labels a table with the title of its section. The first cell of a row becomes the row's header, and each further cell
 * gets the name of its column, so that narrow screens can show the table as a list.
 */
function nameTable(table: Table, section: string): void {
  table.data = { ...table.data, hProperties: { ariaLabel: section } };
  const [head, ...rows] = table.children;
  const columns = (head?.children ?? []).map((cell) => textOf(cell).trim());
  for (const cell of head?.children ?? []) cell.data = { ...cell.data, hProperties: { scope: "col" } };
  for (const { children } of rows) {
    children.forEach((cell, index) => {
      if (index > 0) cell.data = { ...cell.data, hProperties: { dataLabel: columns[index] ?? "" } };
      else cell.data = { hName: "th", hProperties: { scope: "row" } };
    });
  }
}

/** Counts words, numbers and codes. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:/@-]*/gu)?.length ?? 0;
}

/** The visible text. Words such as `:firm[name]` are left out, because their text depends on the firm. */
export function textOf(node: Nodes): string {
  if (node.type === "textDirective" && node.name !== "when") return "";
  const isApart = node.type === "tableCell" || node.type === "listItem" || node.type === "paragraph";
  const text = "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
  return text + (isApart ? " " : "");
}

/** The anchor of a section: lower-case Latin letters, digits and hyphens. */
export function idOf(title: string): string {
  const latin = title.toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
  return latin.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
