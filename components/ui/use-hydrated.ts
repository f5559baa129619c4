"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and before the script runs: what needs a script must not take anything away until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
