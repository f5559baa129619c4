import { Tokenizer } from "htmlparser2";

import { TextLines } from "./text-lines";

/** Elements that begin and end a line. */
const blocks = new Set(
  "address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
/** Elements whose content browsers do not show. The tokenizer reads it as one text. */
const hidden = new Set(["script", "style", "title", "iframe", "noframes", "noembed"]);
/** The attributes that are read, by the element that has them. */
const attributes: Readonly<Record<string, string>> = { a: "href", img: "alt" };
const longestAttribute = 2_000;

/**
 * Converts HTML to plain text in one pass. Only the tokenizer of htmlparser2 is used, because its parser, like others,
 * takes quadratic time for elements that are nested deeply. Lines in a `blockquote` start with ">". The address behind
 * a link follows the link's text. `check` is called now and then and can throw.
 */
export function htmlText(
  html: string,
  limit: number,
  check: () => void,
): { readonly text: string; readonly isComplete: boolean } {
  const lines = new TextLines(limit);
  let calls = 0;
  let tag = "";
  let attribute = "";
  let value = "";
  let skipped: string | undefined;
  let link: string | undefined;

  const endLink = () => {
    if (link !== undefined) lines.addAddress(link);
    link = undefined;
  };
  const opened = () => {
    if (hidden.has(tag)) skipped = tag;
    else if (tag === "br") lines.break();
    else if (tag === "td" || tag === "th") lines.startCell();
    else if (tag === "blockquote") lines.quote(1);
    else if (blocks.has(tag)) lines.end();
    if (tag === "li") lines.add("- ");
    if (tag === "pre") lines.preserve(true);
    if (tag === "a") {
      endLink();
      lines.startLink();
    }
  };
  const closed = (name: string) => {
    if (name === skipped) skipped = undefined;
    else if (name === "blockquote") lines.quote(-1);
    else if (blocks.has(name)) lines.end();
    if (name === "pre") lines.preserve(false);
    if (name === "a") endLink();
  };
  const add = (text: string) => {
    if (skipped === undefined) lines.add(text);
    if (++calls % 1_000 === 0) check();
  };
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        if (++calls % 1_000 === 0) check();
        opened();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        if (attributes[tag] === attribute && value.length < longestAttribute) value += html.slice(start, end);
      },
      onattribentity(code) {
        if (attributes[tag] === attribute && value.length < longestAttribute) value += String.fromCodePoint(code);
      },
      onattribend() {
        if (attributes[tag] !== attribute || skipped !== undefined) return;
        if (tag === "a") link = value.slice(0, longestAttribute).trim();
        else lines.add(value.slice(0, longestAttribute));
      },
      onclosetag: (start, end) => closed(html.slice(start, end).trim().toLowerCase()),
      onopentagend: nothing,
      onselfclosingtag: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endLink();
  return lines.finish();
}
