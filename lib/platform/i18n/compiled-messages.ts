import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import formatCompiled from "use-intl/format-message/format-only";

import type { Catalogue } from "./catalogue";

export type CompiledCatalogue = { readonly [key: string]: CompiledMessage | CompiledCatalogue };

type Options = Parameters<typeof formatCompiled>;

const cache = new Map<string, CompiledMessage>();

/** Compiles a text, so that its values can be filled in without parsing it. Each text is compiled once. */
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
 * Replaces next-intl's own formatter on the server (next.config.ts). It formats the plain texts of server components.
 * It also formats the compiled texts of client components, so that the server renders them as the browser does.
 */
export default function formatMessage(key: string, message: CompiledMessage, values: Options[2], options: Options[3]) {
  return formatCompiled(key, typeof message === "string" ? compiledMessage(message) : message, values, options);
}

// Lets server components read a text as it was written.
formatMessage.raw = true;
