import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import formatCompiled from "use-intl/format-message/format-only";

import type { Catalogue } from "./catalogue";

export type CompiledCatalogue = { readonly [key: string]: CompiledMessage | CompiledCatalogue };

type Options = Parameters<typeof formatCompiled>;

const cache = new Map<string, CompiledMessage>();

/** A text in a form that can be filled in without parsing it. Each text is compiled once. */
export function compiledMessage(text: string): CompiledMessage {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  // React passes only plain objects to the browser, and the compiler's objects have no prototype.
  const message = JSON.parse(JSON.stringify(compile(text))) as CompiledMessage;
  cache.set(text, message);
  return message;
}

/** A catalogue for the browser, which has no parser for placeholders and plurals. */
export function compiledCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === "string" ? compiledMessage(value) : compiledCatalogue(value),
    ]),
  );
}

/**
 * Takes the place of next-intl's own formatter on the server (next.config.ts). Server components have the texts as they
 * were written, and client components have compiled ones, which the browser needs to show the same.
 */
export default function formatMessage(key: string, message: CompiledMessage, values: Options[2], options: Options[3]) {
  return formatCompiled(key, typeof message === "string" ? compiledMessage(message) : message, values, options);
}

// Server components may read a text as it was written.
formatMessage.raw = true;
