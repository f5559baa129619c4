/** A text in an input, with its path, such as "clientInfo.email". */
export type PlacedText = { readonly path: string; readonly text: string; readonly isItem: boolean };

type Place = { readonly value: unknown; readonly path: readonly string[]; readonly isItem: boolean };

/**
 * An object key that matches this pattern is treated as a field name. Any other key may have been typed by a user, so
 * it is returned as a text and is never part of a path.
 */
const fieldName = /^[A-Za-z][\w-]{0,39}$/;

/** All texts of an input at any depth, including object keys that are not field names. */
export function textsIn(input: unknown): PlacedText[] {
  const texts: PlacedText[] = [];
  // The loop avoids recursion, because the input may be nested deeper than the call stack allows.
  const waiting: Place[] = [{ value: input, path: [], isItem: false }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path, isItem } = place;
    if (typeof value === "string") texts.push({ path: path.join("."), text: value, isItem });
    else if (typeof value === "object" && value !== null) waiting.push(...partsOf(value, path, texts).reverse());
  }
  return texts;
}

function partsOf(value: object, path: readonly string[], texts: PlacedText[]): Place[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({
      value: item,
      path: [...path.slice(0, 6), String(index)],
      isItem: true,
    }));
  return Object.entries(value).map(([name, part]: [string, unknown]) => {
    if (fieldName.test(name)) return { value: part, path: [...path.slice(0, 6), name], isItem: false };
    texts.push({ path: path.join("."), text: name, isItem: true });
    return { value: part, path, isItem: false };
  });
}
