/** The key of the path in the state of the browser's history entry. */
const key = "paymentPath";

/**
 * Removes the token from the URL, because the provider's script sends the URL of the page it runs on. After a reload,
 * the path is read from the history entry, which other sites cannot read.
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
