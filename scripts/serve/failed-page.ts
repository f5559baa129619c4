import type { ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { words } from "./words";

type Call = (...args: unknown[]) => unknown;

/**
 * Next answers a page that failed with an empty document which only a script fills. Readers without one get words in it:
 * what happened, in their language, and a way on. To be called before Next packs what it sends.
 */
export function tellWithoutScript(response: ServerResponse, path: string): void {
  const [write, end] = [response.write, response.end].map((call) => call.bind(response) as Call);
  const pieces: Buffer[] = [];
  const isFailure = () =>
    response.statusCode === 500 && String(response.getHeader("content-type")).startsWith("text/html");
  const keep = (piece: unknown) => {
    if (typeof piece === "string" || piece instanceof Uint8Array) pieces.push(Buffer.from(piece as string));
  };
  Object.assign(response, {
    write: (...rest: unknown[]) => {
      if (!isFailure()) return write?.(...rest);
      keep(rest[0]);
      return true;
    },
    end: (...rest: unknown[]) => {
      if (!isFailure()) return end?.(...rest);
      keep(rest[0]);
      const isPacked = response.getHeader("content-encoding") === "gzip";
      const whole = Buffer.concat(pieces);
      const told = withWords((isPacked ? gunzipSync(whole) : whole).toString(), path);
      return end?.(isPacked ? gzipSync(told) : told);
    },
  });
}

/** What a script makes of the document starts from nothing, so it does not mind. */
function withWords(html: string, path: string): string {
  const { locale } = splitPrefix(path);
  const { failed, home } = words[locale];
  const body = `<h1>${failed.title}</h1><p>${failed.text}</p><p><a href="${addPrefix(locale, "/")}">${home}</a></p>`;
  return html
    .replace(/<html(?=[\s>])(?![^>]* lang=)/, `<html lang="${locale}"`)
    .replace(/<head>(?!.*<title>)/s, `<head><title>${failed.title}</title>`)
    .replace(/(?=<\/body>)/, `<noscript><main>${body}</main></noscript>`);
}
