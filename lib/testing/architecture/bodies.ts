import type { Source } from "./source";

/** Handlers that store no text from their forms. The forms contain only a token and checkboxes. */
const storesNoText = new Set(["app/api/newsletter/unsubscribe/[token]/route.ts"]);

/**
 * Lists the route handlers that read a request body without the API handler builder. The builder rejects wallet secrets
 * and text that the database cannot store.
 */
export function uncheckedBodies(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        /^app\/.*\broute\.ts$/.test(path) &&
        !storesNoText.has(path) &&
        /\brequest\b[^;]{0,20}\.(?:json|formData|text|arrayBuffer|blob|body)\b|readJson/.test(text),
    )
    .map(({ path }) => `${path} reads a request body without the builder`);
}
