import { negotiateLocale } from "../../lib/platform/i18n/accept-language";
import type { Locale } from "../../lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { errorMessage } from "../../lib/platform/i18n/translator";
import type { Refusal } from "./request-guard";
import { isApi } from "./origin";
import { serverTexts } from "./texts";

export type PlainResponse = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

const always = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

/** Returns the response to a refused request. Under /api it is the error envelope, otherwise a short page. */
export function refusalResponse(
  refusal: Refusal,
  { path, query, language }: { path: string; query: string; language: string | undefined },
): PlainResponse {
  const headers: Record<string, string> = { ...always };
  if (refusal.allow) headers.allow = refusal.allow;
  if (refusal.status === 503) headers["retry-after"] = "60";
  if (!isApi(path))
    return {
      status: refusal.status,
      headers: { ...headers, "content-type": "text/html; charset=utf-8" },
      body: page(refusal, path),
    };
  const locale = negotiateLocale({ query: new URLSearchParams(query).get("locale"), header: language ?? null });
  const body = JSON.stringify({
    success: false,
    error: { code: refusal.error, message: errorMessage(locale, refusal.error) },
  });
  return { status: refusal.status, headers: { ...headers, "content-type": "application/json" }, body };
}

/**
 * Returns the response to the health check. The process is healthy as long as it responds, even if it only serves the
 * page about missing settings.
 */
export function healthResponse(build: string): PlainResponse {
  return {
    status: 200,
    headers: { ...always, "content-type": "application/json" },
    body: JSON.stringify({ status: "ok", build }),
  };
}

function page({ status, configuration }: Refusal, path: string): string {
  const { locale } = splitPrefix(path);
  const texts = serverTexts[locale];
  if (status === 503)
    return html(
      locale,
      texts.configurationTitle,
      `${reason(locale, configuration)}<form><button>${texts.retry}</button></form>`,
    );
  return html(locale, texts.titles[status], `<p><a href="${addPrefix(locale, "/")}">${texts.home}</a></p>`);
}

/**
 * Returns the reason why the site cannot run, as HTML. The names of our settings need no escaping. The values of
 * settings are never shown.
 */
function reason(locale: Locale, configuration: Refusal["configuration"]): string {
  const { missing = [], isBuildMismatch = false } = configuration ?? {};
  const list = missing.map((name) => `<li><code>${name}</code></li>`).join("");
  return (
    (list ? `<p>${serverTexts[locale].missing}</p><ul>${list}</ul>` : "") +
    (isBuildMismatch ? `<p>${serverTexts[locale].otherBuild}</p>` : "")
  );
}

function html(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
}
