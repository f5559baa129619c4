export type Catalogue = { readonly [key: string]: string | Catalogue };

/**
 * Copies the base catalogue. Every non-empty text of the upper catalogue is added to the copy, or replaces the text
 * with the same key.
 */
export function overlay(base: Catalogue, upper: Catalogue): Catalogue {
  const merged: Record<string, string | Catalogue> = { ...base };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    if (value === "") continue;
    merged[key] = typeof value === "object" && typeof below === "object" ? overlay(below, value) : value;
  }
  return merged;
}

/** Lists every text with its dotted key. */
export function flatten(catalogue: Catalogue, path = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Lists the dotted keys of the base catalogue for which a translation has no text or an empty text. */
export function missingKeys(base: Catalogue, translation: Catalogue): string[] {
  const own = new Map(flatten(translation));
  return flatten(base).flatMap(([key]) => (own.get(key) ? [] : [key]));
}

/** Copies the catalogue and adds or replaces the text at a dotted key in the copy. */
export function withText(catalogue: Catalogue, key: string, text: string): Catalogue {
  const [first = "", ...rest] = key.split(".");
  if (rest.length === 0) return { ...catalogue, [first]: text };
  const below = catalogue[first];
  return { ...catalogue, [first]: withText(typeof below === "object" ? below : {}, rest.join("."), text) };
}
