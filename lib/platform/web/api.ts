import type { z } from "zod";

import { negotiateLocale } from "../i18n/accept-language";
import { splitFieldCode } from "../forms/field-text";
import type { Locale } from "../i18n/locales";
import { errorMessage, failureMessage, fieldMessage } from "../i18n/translator";
import { parseInput } from "../parse/parse-input";
import { parseRequest } from "../parse/parse-request";
import { errorStatus, fail } from "../result";
import type { ErrorCode, Failure, FieldCodes, Result } from "../result";
import { readJson } from "../request/request-body";
import { networkOf } from "../security/address";
import { admit } from "../security/limits";
import type { Admission, LimitName } from "../security/limits";
import { unexpectedFailure } from "./unexpected-failure";

/** The parts of a request that a handler may use. */
export type ApiContext = {
  readonly locale: Locale;
  readonly url: URL;
  readonly headers: Headers;
  readonly now: number;
};

type JsonOrResponse = { readonly status: number; readonly body: unknown } | Response;

type Route<Input, Params, T> = {
  readonly name: string;
  readonly limit: LimitName;
  /** If set, every method is handled like GET: the body is not read, and the schema validates the query. */
  readonly takesNoBody?: true;
  /** Validates the query of a GET request and the JSON body of other requests. Its messages are error codes. */
  readonly schema: z.ZodType<Input>;
  /** Whether the input is an unfinished form, whose phone number may still lack digits. */
  readonly isUnfinished?: true;
  /** Handles the valid input. In a VALIDATION_ERROR, `details.codes` contains the error codes of each field. */
  run(input: Input, context: ApiContext, params: Params): Promise<Result<T, ErrorCode, string>>;
  /**
   * Builds the response. The default is status 200 with `{ success: true, data: value }`. Return a `Response` for a
   * file or to set headers.
   */
  respond?(value: T): JsonOrResponse;
  /** Whether the request does not count against the limit, for example because it repeats an earlier submission. */
  isFree?(value: T): boolean;
};

type Handler<Params> = (request: Request, route: { readonly params: Promise<Params> }) => Promise<Response>;

/**
 * Builds a route handler that catches all errors. The handler first validates the input, then checks the limit, then
 * calls `run`, then responds.
 */
export function route<Input, Params extends Record<string, string>, T>(
  definition: Route<Input, Params, T>,
): Handler<Params> {
  return async (request, { params }) => {
    const url = new URL(request.url);
    let locale = languageOf(request);
    try {
      const hasBody = !definition.takesNoBody && request.method !== "GET" && request.method !== "HEAD";
      const read = hasBody ? await readJson(request) : undefined;
      if (read && !read.ok) return refusal(read, locale);
      const input = read ? read.value : queryOf(url);
      locale = negotiateLocale({
        body: localeIn(input),
        query: url.searchParams.get("locale"),
        header: request.headers.get("accept-language"),
      });

      const parse = definition.isUnfinished ? parseInput : parseRequest;
      const parsed = parse(definition.schema, input);
      if (!parsed.ok) return invalid(parsed.codes, locale);

      const admitted = await admit(definition.limit, networkOf(request.headers.get("x-client-address")));
      if (!admitted.ok) return refusal(admitted, locale);

      const context: ApiContext = { locale, url, headers: request.headers, now: Date.now() };
      const result = await definition.run(parsed.value, context, await params);
      return await report(definition, result, { locale, admission: admitted.value });
    } catch (error) {
      return unexpectedError(definition.name, error, locale);
    }
  };
}

/**
 * Returns the query parameters by name. A repeated parameter becomes a list. Our schemas refuse lists, because choosing
 * one of the values would be a guess.
 */
export function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of searchParams) {
    const earlier = values.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else values.set(name, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries(values);
}

type Reply = { readonly locale: Locale; readonly admission: Admission };

async function report<Input, Params, T>(
  definition: Route<Input, Params, T>,
  result: Result<T, ErrorCode, string>,
  { locale, admission }: Reply,
): Promise<Response> {
  if (!result.ok) {
    if (errorStatus[result.error] === 422) await admission.refund();
    const codes = result.details?.codes;
    return codes ? invalid(codes, locale) : refusal(result, locale);
  }
  if (definition.isFree?.(result.value)) await admission.refund();
  const response = definition.respond?.(result.value) ?? { status: 200, body: { success: true, data: result.value } };
  return response instanceof Response ? response : json(response.body, { status: response.status });
}

/** A JSON response that no cache may store. */
export function json(
  body: unknown,
  { status, headers = new Headers() }: { readonly status: number; readonly headers?: Headers },
): Response {
  headers.set("cache-control", "no-store");
  headers.set("content-type", "application/json");
  const bytes = Buffer.from(JSON.stringify(body));
  // Without a content length, the body is sent in chunks, and the empty last chunk needs an additional packet.
  headers.set("content-length", String(bytes.length));
  return new Response(bytes, { status, headers });
}

/**
 * An error response in the reader's language. Its status is `details.status`, or the usual status of the error code if
 * `details.status` is missing.
 */
export function refusal({ error, details }: Failure, locale: Locale): Response {
  const { status, retryAfter, ...otherDetails } = details ?? {};
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  const message = failureMessage(locale, { error, details });
  return json(envelope(error, message, otherDetails), { status: status ?? errorStatus[error], headers });
}

function envelope(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>>) {
  const optionalDetails = Object.keys(details).length > 0 ? { details } : {};
  return { success: false, error: { code, message, ...optionalDetails } };
}

/** The 404 response for an unknown API path. Its language comes from the query's `locale` or from `Accept-Language`. */
export function unknownPath(request: Request): Response {
  return refusal(fail("RESOURCE_NOT_FOUND"), languageOf(request));
}

/**
 * Returns the language of a request without reading its body: first the query's `locale`, then `Accept-Language`, then
 * English.
 */
export function languageOf(request: Request): Locale {
  return negotiateLocale({
    query: new URL(request.url).searchParams.get("locale"),
    header: request.headers.get("accept-language"),
  });
}

/**
 * Responds to invalid input. Does not call `refusal`, because `refusal` would use the messages about a field named
 * `status` as the status of the response.
 */
function invalid(fields: FieldCodes, locale: Locale): Response {
  const withMessages = Object.entries(fields).map(([path, codes]) => [
    path,
    codes.map((code) => ({ code: splitFieldCode(code)[0], message: fieldMessage(locale, code) })),
  ]);
  const body = envelope("VALIDATION_ERROR", errorMessage(locale, "VALIDATION_ERROR"), Object.fromEntries(withMessages));
  return json(body, { status: errorStatus.VALIDATION_ERROR });
}

/** Responds to an unexpected error without revealing its cause: no stack, no SQL, no file path. */
export function unexpectedError(name: string, error: unknown, locale: Locale): Response {
  const failure = unexpectedFailure("api", name, error);
  const isTemporary = failure.error === "SERVICE_UNAVAILABLE" || failure.error === "GATEWAY_TIMEOUT";
  return refusal(isTemporary ? fail(failure.error, { retryAfter: 5 }) : failure, locale);
}

function localeIn(input: unknown): string | undefined {
  const locale = (input as { locale?: unknown } | null)?.locale;
  return typeof locale === "string" ? locale : undefined;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

/** Adds a handler for each missing method. The added handlers respond with an error and status 405. */
export function only<Params extends Record<string, string>>(
  handlers: Partial<Record<Method, Handler<Params>>>,
): Record<Method, Handler<Params>> {
  const allow = methods.filter((method) => handlers[method]).join(", ");
  const refuse: Handler<Params> = (request) => {
    const response = refusal(fail("INVALID_REQUEST_FORMAT", { status: 405 }), languageOf(request));
    response.headers.set("allow", allow);
    return Promise.resolve(response);
  };
  return Object.fromEntries(methods.map((method) => [method, handlers[method] ?? refuse])) as Record<
    Method,
    Handler<Params>
  >;
}
