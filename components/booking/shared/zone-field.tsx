"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** The zone of the browser's clock. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A hidden field with the browser's zone. It is empty without a script. */
export function ZoneField() {
  const zone = useSyncExternalStore(neverChanges, browserZone, () => "");
  return <input type="hidden" name="timeZone" value={zone} />;
}
