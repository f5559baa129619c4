import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";

/** Whether visitors can book online, for emails and API calls. */
export async function isBookingOpen(): Promise<boolean> {
  return isOpenState(await findBookingState());
}

/**
 * Whether this state means that visitors can book. While the database is unavailable, the state is unknown and counts
 * as open, because the pages of the booking then explain how to book by phone or email.
 */
export function isOpenState(state: string): boolean {
  return state !== "closed";
}

/** Finds the state of the online booking: "open", "closed" or unknown. Reads the database if this process must. */
export async function findBookingState(): Promise<string> {
  const known = currentVersion("booking");
  if (known !== undefined && known !== unknownVersion) return known;
  try {
    return await readVersion("booking");
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "booking.state-unread", errorFields(error));
    return unknownVersion;
  }
}
