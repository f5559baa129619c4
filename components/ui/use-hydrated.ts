"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and until the script runs. Controls that need the script must not hide content before that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
