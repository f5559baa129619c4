"use client";

import { useSyncExternalStore, type ComponentProps } from "react";

/**
 * A date input that marks itself with `data-empty` while no date is chosen, because CSS cannot tell. Browsers show a
 * sample date in an empty input, and some show today's.
 */
export function DateInput({ id, ...rest }: ComponentProps<"input"> & { readonly id: string }) {
  const isEmptyAtFirst = !(rest.value ?? rest.defaultValue);
  const isEmpty = useSyncExternalStore(
    watchInputs,
    () => isEmptyInput(id) ?? isEmptyAtFirst,
    () => isEmptyAtFirst,
  );
  return <input id={id} {...rest} data-empty={isEmpty || undefined} />;
}

/** Reads the element, because the browser may have filled it in before the script ran. */
function isEmptyInput(id: string): boolean | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element.value === "" : undefined;
}

function watchInputs(onChange: () => void): () => void {
  document.addEventListener("input", onChange);
  return () => document.removeEventListener("input", onChange);
}
