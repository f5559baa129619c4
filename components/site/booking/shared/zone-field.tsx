"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** The browser's time zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A hidden field with the browser's time zone. Without JavaScript the field is empty. */
export function ZoneField() {
  const zone = useSyncExternalStore(neverChanges, browserZone, () => "");
  return <input type="hidden" name="timeZone" value={zone} />;
}
