export type Catalogue = { readonly [key: string]: string | Catalogue };

/** Copies the base and adds or replaces all non-empty texts of the upper catalogue. */
export function overlay(base: Catalogue, upper: Catalogue): Catalogue {
  const merged: Record<string, string | Catalogue> = { ...base };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    if (value === "") continue;
    merged[key] = typeof value === "object" && typeof below === "object" ? overlay(below, value) : value;
  }
  return merged;
}

/** Every text with its dotted key. */
export function flatten(catalogue: Catalogue, path = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Dotted keys of the base that a translation lacks or leaves empty. */
export function missingKeys(base: Catalogue, translation: Catalogue): string[] {
  const own = new Map(flatten(translation));
  return flatten(base).flatMap(([key]) => (own.get(key) ? [] : [key]));
}

/** A copy of the catalogue with one text set at a dotted key, new or replaced. */
export function withText(catalogue: Catalogue, key: string, text: string): Catalogue {
  const [first = "", ...rest] = key.split(".");
  if (rest.length === 0) return { ...catalogue, [first]: text };
  const below = catalogue[first];
  return { ...catalogue, [first]: withText(typeof below === "object" ? below : {}, rest.join("."), text) };
}
