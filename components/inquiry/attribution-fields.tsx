"use client";

import { useSyncExternalStore } from "react";

/** What an advertisement or a partner's link adds to the address. */
const marks = ["gclid", "gbraid", "wbraid", "utm_source", "utm_medium", "utm_campaign"];

const never = () => () => {};

/** Where the visitor came from, read from the address of this very page: nothing is kept in the browser. */
export function AttributionFields() {
  const address = useSyncExternalStore(
    never,
    () => `${location.pathname}${location.search}`,
    () => "",
  );
  if (address === "") return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const found = marks.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [{ name, value: value.slice(0, 200) }];
  });
  return [...found, { name: "landing", value: pathname }].map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
