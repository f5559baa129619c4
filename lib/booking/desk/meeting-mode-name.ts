import { meetingModes } from "@/lib/firm/meeting-modes";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { oneOf } from "@/lib/platform/parse/one-of";

/** Names a booking's way to meet in the reader's language. Throws if the stored way is unknown. */
export function meetingModeName({ meetingMode: stored }: { readonly meetingMode: string }, locale: Locale): string {
  return translatorFor(locale, "bookings")(`meetings.${oneOf(meetingModes, stored)}`);
}
