import type { Source } from "./source";

/** Their forms hold nothing that is stored: a token and boxes. */
const storesNothingTyped = new Set(["app/api/newsletter/unsubscribe/[token]/route.ts"]);

/** Route handlers that read a body past the builder, which refuses wallet secrets and what cannot be stored. */
export function uncheckedBodies(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        /^app\/.*\broute\.ts$/.test(path) &&
        !storesNothingTyped.has(path) &&
        /\brequest\b[^;]{0,20}\.(?:json|formData|text|arrayBuffer|blob|body)\b|readJson/.test(text),
    )
    .map(({ path }) => `${path} reads a body by itself`);
}
