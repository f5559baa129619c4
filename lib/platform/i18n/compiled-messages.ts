import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import formatCompiled from "use-intl/format-message/format-only";

import type { Catalogue } from "./catalogue";

export type CompiledCatalogue = { readonly [key: string]: CompiledMessage | CompiledCatalogue };

type Options = Parameters<typeof formatCompiled>;

const cache = new Map<string, CompiledMessage>();

/** Compiles a text. A compiled text can be formatted without a parser. Each text is compiled only once. */
export function compiledMessage(text: string): CompiledMessage {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  // React passes only plain objects to the browser. The compiler's objects have no prototype, so they are copied into
  // plain objects.
  const message = JSON.parse(JSON.stringify(compile(text))) as CompiledMessage;
  cache.set(text, message);
  return message;
}

/** Compiles a catalogue for the browser, which has no parser for placeholders and plurals. */
export function compiledCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === "string" ? compiledMessage(value) : compiledCatalogue(value),
    ]),
  );
}

/**
 * Formats a text on the server. next.config.ts replaces next-intl's own formatter with this function. Server components
 * pass plain texts. Client components pass compiled texts, as they do in the browser.
 */
export default function formatMessage(key: string, message: CompiledMessage, values: Options[2], options: Options[3]) {
  return formatCompiled(key, typeof message === "string" ? compiledMessage(message) : message, values, options);
}

// Tells next-intl that server components may read a text without formatting it.
formatMessage.raw = true;
