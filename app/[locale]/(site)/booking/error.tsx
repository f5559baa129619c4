"use client";

import { usePathname } from "next/navigation";

import { BookingErrorScreen } from "@/components/errors/booking-error-screen";
import { resetBooking } from "@/lib/booking/wizard/actions/draft";
import { idle } from "@/lib/platform/forms/form-state";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

type Props = { readonly error: unknown; readonly retry: () => void };

/** The wizard's error page. Its reset button deletes the draft, because the draft may have caused the error. */
export default function BookingError({ error, retry }: Props) {
  const { locale } = splitPrefix(usePathname());

  async function reset() {
    const form = new FormData();
    form.set("locale", locale);
    try {
      await resetBooking(idle, form);
    } finally {
      // Next removes this screen only if the path changes. The action may redirect to the same path, so `retry` removes
      // the screen.
      retry();
    }
  }

  return <BookingErrorScreen error={error} retry={retry} resetAction={reset} />;
}
