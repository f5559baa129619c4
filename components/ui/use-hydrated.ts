"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Returns false on the server, and in the browser until React has hydrated the page. Until then, controls that need
 * JavaScript do not work, so they must not hide content.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
