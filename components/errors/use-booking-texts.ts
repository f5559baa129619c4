import { useEffect, useState } from "react";

import { lateMessages } from "@/lib/platform/i18n/late-messages";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

import { useErrorTexts } from "./error-texts";
import type { BookingErrorTexts } from "./error-texts";

/**
 * Returns the texts for errors of the booking system. Outside the booking, they are loaded, because few visitors need
 * them. Undefined until then, and if they cannot be loaded.
 */
export function useBookingTexts(): BookingErrorTexts | undefined {
  const { booking } = useErrorTexts();
  const [loaded, setLoaded] = useState<BookingErrorTexts>();
  useEffect(() => {
    if (booking) return;
    lateMessages(splitPrefix(location.pathname).locale).then(
      ({ errorScreens }) => setLoaded(errorScreens),
      () => undefined,
    );
  }, [booking]);
  return booking ?? loaded;
}
