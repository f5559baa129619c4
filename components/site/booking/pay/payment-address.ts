/** The property of `history.state` that contains the path of the payment page. */
const key = "paymentPath";

/**
 * Removes the token from the URL, because the payment provider's script sends the page's URL to the provider. The full
 * path is kept in `history.state`, which is not part of the URL. After a reload, the path is read from `history.state`.
 */
export function hideToken(): void {
  const { pathname } = location;
  const hidden = pathname.slice(0, pathname.lastIndexOf("/"));
  history.replaceState({ ...(history.state as object | null), [key]: pathname }, "", hidden);
}

/** The path of the payment page that `hideToken` stored in the history state. */
export function paymentPathOf(state: unknown): string | undefined {
  const path = (state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof path === "string" && /^(?:\/(?:de|fr-ca))?\/booking\/pay\/[\w-]{43}$/.test(path) ? path : undefined;
}
