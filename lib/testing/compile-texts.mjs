// Compiles MDX texts as the build does, and renders them. This program runs in a process of its own, because Jest
// cannot load the compiler's modules.
import { text as readAll } from "node:stream/consumers";

import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";

import outline from "../site/outline.mjs";

/**
 * Returns a replacement for a component that a text may use. It renders an element from which a test can read the name
 * and the `n` prop of the original component.
 */
function standIn(name) {
  return function StandIn({ n, children }) {
    return createElement("i", { "data-component": name, "data-n": n }, children);
  };
}

const names = [
  "CaFirm",
  "CardOnly",
  "Cite",
  "Counsel",
  "FirmAddress",
  "FirmMail",
  "FirmName",
  "FirmPhone",
  "FirstHour",
  "Note",
  "Kept",
  "Law",
  "Laws",
  "OnlineHours",
  "PaymentText",
  "UkFirm",
  "WithdrawalInstructions",
  "WithCards",
];
const components = Object.fromEntries(names.map((name) => [name, standIn(name)]));

const sources = JSON.parse(await readAll(process.stdin));
const compiled = [];
for (const source of sources) {
  const { default: Text, ...exported } = await evaluate(source, { ...runtime, remarkPlugins: [remarkGfm, outline] });
  compiled.push({
    head: exported.head,
    outline: exported.outline,
    html: renderToStaticMarkup(createElement(Text, { components })),
  });
}
process.stdout.write(JSON.stringify(compiled));
