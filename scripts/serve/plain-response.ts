import { negotiateLocale } from "../../lib/platform/i18n/accept-language";
import type { Locale } from "../../lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { errorMessage } from "../../lib/platform/i18n/translator";
import { parts } from "../../lib/platform/status/parts";
import type { Configuration, Refusal } from "./request-guard";
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
 * Returns the response to a path of operators while the site cannot run. The process is healthy as long as it responds.
 * It is not ready, and `checks.settings` names what is missing.
 */
export function operationResponse(
  path: string,
  { build, configuration }: { readonly build: string; readonly configuration: Configuration | undefined },
): PlainResponse {
  const [status, body] = operationBody(path, build, configuration);
  const retry: Record<string, string> = status === 503 ? { "retry-after": "60" } : {};
  const headers = { ...always, ...retry, "content-type": "application/json" };
  return { status, headers, body: JSON.stringify(body) };
}

function operationBody(
  path: string,
  build: string,
  { missing, isBuildMismatch }: Configuration = { missing: [], isBuildMismatch: false },
): readonly [status: number, body: object] {
  const settings =
    missing.length > 0 ? `missing: ${missing.join(", ")}` : isBuildMismatch ? "not those of the build" : "ok";
  if (path === "/api/health") return [200, { status: "ok", build }];
  if (path === "/api/ready")
    return [503, { status: "unavailable", checks: { database: "unknown", migrations: "unknown", settings } }];
  return [503, Object.fromEntries(parts.map((part) => [part, "unknown"]))];
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
