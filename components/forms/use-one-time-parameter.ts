import { useLayoutEffect } from "react";

/**
 * Removes a parameter of the address after the page has shown what it says. Otherwise a reload and the Back button
 * would show it again.
 */
export function useOneTimeParameter(name: string, value: string | undefined): void {
  // The address changes before the page is visible. If it changed later, during the next action, the router would
  // discard the result of that action.
  useLayoutEffect(() => {
    if (value === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(name);
    window.history.replaceState(null, "", address);
  }, [name, value]);
}
