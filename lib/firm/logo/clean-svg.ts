import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";

import { allowedAttributes, allowedStyles, allowedTags, drawnTags, isAllowedAttribute } from "./svg-rules";
import type { LogoFault } from "./uploaded-logo";

export type CleanedSvg =
  | {
      readonly svg: string;
      /** The names of what was left out, such as "script" and "onload". */ readonly leftOut: readonly string[];
    }
  | { readonly fault: LogoFault };

const namespace = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";
const maxDepth = 24;
const maxElements = 4_000;
const maxAttributes = 20_000;

/**
 * Cleans the drawing of a logo. Only shapes, groups, gradients and clipping paths stay: no script, no event handler, no
 * text, no style sheet, no picture, no link and no reference to another file. Files with entities, and files that would
 * make much work for a browser, are refused. The work grows with the size of the file alone.
 */
export function cleanSvg(bytes: Uint8Array): CleanedSvg {
  const text = decode(bytes);
  if (text !== undefined && hasEntities(text)) return { fault: "logoEntities" };
  if (text === undefined || !beginsAsSvg(text)) return { fault: "logoNotPicture" };
  const found = survey(text);
  if (found === undefined) return { fault: "logoTooComplex" };
  if (!found.isDrawn) return { fault: "logoEmpty" };
  return { svg: sanitizeHtml(text, options), leftOut: [...found.leftOut].slice(0, 20) };
}

/** Whether the file begins with a drawing, after declarations and comments. Each part is read once. */
function beginsAsSvg(text: string): boolean {
  const part = /\s+|<\?[^>]*>|<!--[\s\S]{0,2000}?-->|<!DOCTYPE[^>[]*>/iy;
  let end = 0;
  while (part.test(text)) end = part.lastIndex;
  return /^<svg[\s>]/i.test(text.slice(end, end + 5));
}

/** Whether the file declares entities, or a document type with declarations of its own. */
function hasEntities(text: string): boolean {
  const declares = (part: string) => {
    const at = part.search(/<!DOCTYPE/i);
    return at >= 0 && part.includes("[", at);
  };
  return /<!ENTITY/i.test(text) || text.split(">").some(declares);
}

/** Decodes UTF-8 without control characters. Undefined for every other file, such as a program. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // eslint-disable-next-line no-control-regex -- a text file contains none of these
    return /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

type Survey = { readonly leftOut: ReadonlySet<string>; readonly isDrawn: boolean };

/** Walks through the file once, and stops at a file that is too deep, too long, or clips a clipping path. */
function survey(text: string): Survey | undefined {
  const leftOut = new Set<string>();
  const open: string[] = [];
  let [elements, attributes, isDrawn, isTooComplex] = [0, 0, false, false];
  const parser = new Parser(
    {
      onopentag(tag, given) {
        open.push(tag);
        elements += 1;
        const names = Object.entries(given);
        attributes += names.length;
        if (!allowedTags.includes(tag)) leftOut.add(tag);
        for (const [name, value] of names)
          if (!isAllowedAttribute(tag, name, value) && !isQuiet(name)) leftOut.add(name);
        isDrawn ||= drawnTags.includes(tag) && open.every((each) => allowedTags.includes(each));
        const clipsItself = open.includes("clipPath") && names.some(([name, value]) => /clip-path/i.test(name + value));
        if (clipsItself || open.length > maxDepth || elements > maxElements || attributes > maxAttributes) {
          isTooComplex = true;
          parser.pause();
        }
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isTooComplex ? undefined : { leftOut, isDrawn };
}

/** The attributes of drawing programs and of style sheets, which are dropped without a message. */
const isQuiet = (name: string) =>
  /^(?:xml|inkscape|sodipodi|sketch|data-|aria-|role$|class$|enable-background$)/.test(name);

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { "*": [...allowedAttributes, "href", "xlink:href"] },
  allowedStyles,
  allowedSchemes: [],
  disallowedTagsMode: "completelyDiscard",
  nestingLimit: maxDepth,
  selfClosing: [],
  transformTags: {
    "*": (tagName, given) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(given).filter(([name, value]) => isAllowedAttribute(tagName, name, value)),
      ),
    }),
    svg: (tagName, given) => ({
      tagName,
      attribs: {
        ...Object.fromEntries(
          Object.entries(given).filter(([name, value]) => isAllowedAttribute(tagName, name, value)),
        ),
        xmlns: namespace,
        "xmlns:xlink": xlink,
      },
    }),
  },
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};
