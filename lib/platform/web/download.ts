import { downloadPolicy } from "../security/csp.mjs";

/** The content types of the files that the site makes. */
export const fileTypes = {
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
} as const;

/** The headers with which browsers save a file instead of showing it. */
export function downloadHeaders(name: string, type: string): Readonly<Record<string, string>> {
  return { "content-type": type, "content-disposition": attachmentHeader(name), "cache-control": "no-store" };
}

/**
 * The headers for a file that another person made. Its content type keeps browsers from ever rendering it on our site.
 */
export function foreignFileHeaders(name: string, bytes: number): Readonly<Record<string, string>> {
  return {
    ...downloadHeaders(name, "application/octet-stream"),
    "content-length": String(bytes),
    "content-security-policy": downloadPolicy,
    "x-content-type-options": "nosniff",
  };
}

/** Writes a name that is not ASCII twice, because some browsers do not support RFC 5987. */
function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
