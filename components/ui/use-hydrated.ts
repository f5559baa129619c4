"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Returns false on the server and until React has hydrated the page. While it is false, controls that need JavaScript
 * must not hide content.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
