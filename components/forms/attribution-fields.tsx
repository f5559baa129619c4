"use client";

import { useSyncExternalStore } from "react";

import { adMarks } from "@/lib/platform/i18n/ad-marks";

const never = () => () => {};

/**
 * Hidden fields with the page's path and with the query parameters of the advertisement or partner link that led to the
 * page. All values are read from the current URL, so nothing is stored in the browser.
 */
export function AttributionFields() {
  const address = useSyncExternalStore(
    never,
    () => `${location.pathname}${location.search}`,
    () => "",
  );
  if (address === "") return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const fields = adMarks.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [{ name, value: value.slice(0, 200) }];
  });
  return [...fields, { name: "landing", value: pathname }].map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
