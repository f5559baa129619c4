import { attributionNames, attributionSchema } from "./attribution-schema";
import type { Attribution } from "./attribution-schema";

/** Where a visitor came from, read from the address of the page that sent the form: nothing where there is none. */
export function attributionFrom(address: string | null): Attribution {
  const url = address === null ? null : URL.parse(address);
  if (!url) return {};
  const said = attributionNames.map((name) => [
    name,
    name === "landing" ? url.pathname : (url.searchParams.get(name) ?? undefined),
  ]);
  return attributionSchema.parse(Object.fromEntries(said));
}
