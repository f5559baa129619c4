/** What the wizard's address can say. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/** The path with those parts of the query that say something. */
export function withQuery(path: string, query: AddressQuery): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") said.set(name, value);
  }
  const text = said.toString();
  return text === "" ? path : `${path}?${text}`;
}
