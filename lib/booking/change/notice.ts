import { profile } from "@/lib/firm/profile";

/** A visitor may change a booking online until this many minutes before the start. */
export function onlineNoticeMinutes(): number {
  return profile().cancellation.onlineNoticeMinutes;
}
