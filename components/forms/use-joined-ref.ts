import { useCallback } from "react";
import type { RefObject } from "react";

type RefCallback<T> = (element: T | null) => (() => void) | undefined;

/** Returns a ref that sets a ref object and calls a ref callback. The callback must not change between renders. */
export function useJoinedRef<T>(objectRef: RefObject<T | null>, callback: RefCallback<T>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      objectRef.current = element;
      const stop = callback(element);
      return () => {
        objectRef.current = null;
        stop?.();
      };
    },
    [objectRef, callback],
  );
}
