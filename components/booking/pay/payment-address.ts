/** The name under which the entry of the browser's history keeps the path. */
const key = "paymentPath";

/**
 * Takes the token out of the address, because the provider's script sends the address of its page. A reload finds the
 * path in the history's entry, which no other site can read.
 */
export function hideToken(): void {
  const { pathname } = location;
  const hidden = pathname.slice(0, pathname.lastIndexOf("/"));
  history.replaceState({ ...(history.state as object | null), [key]: pathname }, "", hidden);
}

/** The path of the payment page that `hideToken` kept. */
export function paymentPathOf(state: unknown): string | undefined {
  const path = (state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof path === "string" && /^(?:\/(?:de|fr-ca))?\/booking\/pay\/[\w-]{43}$/.test(path) ? path : undefined;
}
