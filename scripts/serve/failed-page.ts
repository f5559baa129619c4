import type { ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

import { firm } from "../../lib/firm/settings-snapshot";
import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { HeldBody } from "./held-body";
import type { Method } from "./held-body";
import { serverTexts } from "./texts";

/**
 * Adds a text for visitors without JavaScript to a page that failed. For such a page, Next sends an empty document,
 * which a script fills. The text is in the language of the page. It says what happened and how to reach the firm, and
 * links to the home page. Call this function before Next's handler.
 */
export function addTextWithoutScript(response: ServerResponse, path: string): void {
  const [write, end] = [response.write, response.end].map((method) => method.bind(response) as Method);
  const held = new HeldBody();
  const isFailure = () =>
    response.statusCode === 500 && String(response.getHeader("content-type")).startsWith("text/html");
  Object.assign(response, {
    write: (...rest: unknown[]) => {
      if (!isFailure()) return write?.(...rest);
      held.add(rest[0]);
      return true;
    },
    end: (...rest: unknown[]) => {
      if (!isFailure()) return end?.(...rest);
      held.add(rest[0]);
      const isCompressed = response.getHeader("content-encoding") === "gzip";
      const document = held.bytes();
      const complete = withText((isCompressed ? gunzipSync(document) : document).toString(), path);
      return end?.(isCompressed ? gzipSync(complete) : complete);
    },
  });
}

/**
 * Adds the text to the document, and the language and a title if they are missing. Only browsers without JavaScript
 * show the text. In all other browsers, Next's script replaces the whole document.
 */
function withText(html: string, path: string): string {
  const { locale, path: page } = splitPrefix(path);
  const { failed: general, bookingFailed, manageFailed, reach, home } = serverTexts[locale];
  const failed = /^\/booking(\/|$)/.test(page) ? bookingFailed : general;
  const text = page.startsWith("/booking/manage/") ? manageFailed : failed.text;
  const { phone, phoneHref, email } = firm();
  // The contact details need no escaping, because the schema of the firm's record allows no characters that are markup
  // in HTML.
  const contact = `<a href="${phoneHref}">${phone}</a>, <a href="mailto:${email}">${email}</a>`;
  const body = `<h1>${failed.title}</h1><p>${text}</p><p>${reach} ${contact}</p><p><a href="${addPrefix(locale, "/")}">${home}</a></p>`;
  return html
    .replace(/<html(?=[\s>])(?![^>]* lang=)/, `<html lang="${locale}"`)
    .replace(/<head>(?!.*<title>)/s, `<head><title>${failed.title}</title>`)
    .replace(/(?=<\/body>)/, `<noscript><main>${body}</main></noscript>`);
}
