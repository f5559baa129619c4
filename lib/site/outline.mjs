// @ts-check
// This is plain JavaScript, because the MDX compiler loads this plugin without compiling it.

/**
 * @typedef {{ type: string, value?: string, depth?: number, children?: Node[], data?: Record<string, unknown> }} Node
 * @typedef {{ words: number, sections: { id: string, title: string }[] }} Outline
 */

/** A remark plugin that gives each section an anchor, labels the tables, and exports the `outline` of the text. */
export default function outline() {
  return (/** @type {{ children: Node[] }} */ tree) => {
    /** @type {Outline["sections"]} */
    const sections = [];
    let above = "";
    for (const node of tree.children) {
      if (node.type === "heading") above = textOf(node);
      if (node.type === "heading" && node.depth === 2) {
        const id = idOf(above);
        sections.push({ id, title: above });
        setAttributes(node, { id });
      }
      if (node.type === "table") nameTable(node, above);
    }
    tree.children.unshift(exportOf("outline", { words: countWords(tree.children.map(textOf).join(" ")), sections }));
  };
}

/**
 * Labels a table with the title of its section. The first cell of a row becomes the row's header, and each further cell
 * gets the name of its column, so that narrow screens can show the table as a list.
 * @param {Node} table
 * @param {string} section
 */
function nameTable(table, section) {
  setAttributes(table, { ariaLabel: section });
  const [head, ...rows] = table.children ?? [];
  const columns = (head?.children ?? []).map((cell) => textOf(cell).trim());
  for (const cell of head?.children ?? []) setAttributes(cell, { scope: "col" });
  for (const { children = [] } of rows) {
    children.forEach((cell, index) => {
      if (index > 0) setAttributes(cell, { dataLabel: columns[index] ?? "" });
      else cell.data = { hName: "th", hProperties: { scope: "row" } };
    });
  }
}

/**
 * @param {string} text
 * @returns {number} the number of words, where a number or a code also counts as a word
 */
export function countWords(text) {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:/@-]*/gu)?.length ?? 0;
}

/**
 * @param {Node} node
 * @returns {string} the visible text
 */
function textOf({ type, value, children }) {
  if (type === "mdxjsEsm" || type.endsWith("Expression")) return "";
  const isApart = type === "tableCell" || type === "listItem" || type === "paragraph";
  return (value ?? (children ?? []).map(textOf).join("")) + (isApart ? " " : "");
}

/**
 * @param {string} title
 * @returns {string} lower-case Latin letters, digits and hyphens
 */
export function idOf(title) {
  const latin = title.toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
  return latin.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/**
 * @param {Node} node
 * @param {Record<string, string>} attributes
 */
function setAttributes(node, attributes) {
  node.data = { ...node.data, hProperties: attributes };
}

/**
 * The syntax tree of `export const <name> = JSON.parse("…")`.
 * @param {string} name
 * @param {Outline} value
 * @returns {Node}
 */
function exportOf(name, value) {
  const call = {
    type: "CallExpression",
    optional: false,
    callee: {
      type: "MemberExpression",
      object: identifier("JSON"),
      property: identifier("parse"),
      computed: false,
      optional: false,
    },
    arguments: [{ type: "Literal", value: JSON.stringify(value) }],
  };
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: identifier(name), init: call }],
  };
  const statement = { type: "ExportNamedDeclaration", declaration, specifiers: [], source: null, attributes: [] };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: [statement] } },
  };
}

/** @param {string} name */
function identifier(name) {
  return { type: "Identifier", name };
}
