import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";

/**
 * The attributes that are exported. Other attributes may contain a visitor's data, such as headers, IP addresses and
 * error messages.
 */
const exportedAttributes = new Set([
  "error.type",
  "exception.type",
  "http.method",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "http.status_code",
  "http.target",
  "http.url",
  "next.page",
  "next.route",
  "next.rsc",
  "next.span_name",
  "next.span_type",
  "operation.name",
  "resource.name",
  "url.full",
  "url.path",
]);

/** The secret tokens in paths. */
const tokens = /(\/booking\/(?:manage|pay)|\/newsletter\/[^/\s]+|\/api\/bookings)\/[^/\s]+/gi;

/** Whether a path segment is an email address or looks like an id or key: at least 20 characters, with a digit. */
const isIdentifier = (segment: string) => (segment.length >= 20 && /\d/.test(segment)) || /@|%40/.test(segment);

/**
 * Removes the query string, tokens, ids and email addresses from a span's text. The result is, for example, "GET
 * /booking/manage/{token}".
 */
export function cleanText(text: string): string {
  return text
    .replace(/[?#][^]*/, "")
    .replace(tokens, "$1/{token}")
    .replace(/[^/\s]+/g, (segment) => (isIdentifier(segment) ? "{id}" : segment));
}

/** A copy of the span without the data that must not be exported. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const events = span.events.map(({ name, time, attributes }) => ({
    name: cleanText(name),
    time,
    attributes: cleanAttributes(attributes),
  }));
  const links = span.links.map(({ context }) => ({ context }));
  const cleaned = {
    name: cleanText(span.name),
    attributes: cleanAttributes(span.attributes),
    events,
    links,
    status: { code: span.status.code },
  };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(cleaned).map(([name, value]) => [name, { value, enumerable: true }])),
  ) as ReadableSpan;
}

function cleanAttributes(attributes: Attributes = {}): Attributes {
  const entries = Object.entries(attributes).filter(([name]) => exportedAttributes.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? cleanText(value) : value]),
  );
}
