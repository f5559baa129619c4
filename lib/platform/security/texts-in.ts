/** A text of an input and where it is, as in ["clientInfo", "email"]. A name of a field that holds text of its own is not repeated. */
export type PlacedText = { readonly path: string; readonly text: string; readonly isItem: boolean };

type Place = { readonly value: unknown; readonly path: readonly string[]; readonly isItem: boolean };

/** A name that a program gave. Others are text that somebody typed: they are looked at, and never repeated in an answer. */
const fieldName = /^[A-Za-z][\w-]{0,39}$/;

/** All texts of an input, however deep; names of fields that nobody's program gave among them. */
export function textsIn(input: unknown): PlacedText[] {
  const found: PlacedText[] = [];
  // A list instead of calls: an input may be nested deeper than calls may be.
  const waiting: Place[] = [{ value: input, path: [], isItem: false }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path, isItem } = place;
    if (typeof value === "string") found.push({ path: path.join("."), text: value, isItem });
    else if (typeof value === "object" && value !== null) waiting.push(...partsOf(value, path, found).reverse());
  }
  return found;
}

function partsOf(value: object, path: readonly string[], found: PlacedText[]): Place[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({
      value: item,
      path: [...path.slice(0, 6), String(index)],
      isItem: true,
    }));
  return Object.entries(value).map(([name, part]: [string, unknown]) => {
    if (fieldName.test(name)) return { value: part, path: [...path.slice(0, 6), name], isItem: false };
    found.push({ path: path.join("."), text: name, isItem: true });
    return { value: part, path, isItem: false };
  });
}
