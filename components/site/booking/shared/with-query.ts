/** Query parameters by name. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

/** Adds the parameters to the path as a query. Empty and undefined parameters are left out. */
export function withQuery(path: string, parameters: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
