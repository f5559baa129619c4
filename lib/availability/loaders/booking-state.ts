import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { errorFields, log } from "@/lib/platform/log";
import { tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

/**
 * Whether visitors can book online: an active adviser with hours offers a confirmed service. Tags the page that is being
 * rendered, so that it is rendered again when the booking opens or closes. While the database is unavailable, the booking
 * counts as open, because its pages then explain how to book by phone or email.
 */
export const loadIsBookingOpen = cache(async (): Promise<boolean> => {
  const state = await currentState();
  await tagRecords("booking", state);
  return state !== "closed";
});

/** Whether visitors can book online, for emails and API calls. Reads the database if this process does not watch it. */
export async function isBookingOpen(): Promise<boolean> {
  return (await currentState()) !== "closed";
}

async function currentState(): Promise<string> {
  const known = currentVersion("booking");
  if (known !== undefined && known !== unknownVersion) return known;
  try {
    return await readVersion("booking");
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log("warn", "booking.state-unread", errorFields(error));
    return unknownVersion;
  }
}
