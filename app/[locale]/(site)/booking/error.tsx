"use client";

import { usePathname } from "next/navigation";

import { BookingErrorScreen } from "@/components/errors/booking-error-screen";
import { resetBooking } from "@/lib/booking/actions/draft";
import { idle } from "@/lib/platform/form-state";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

type Props = { readonly error: unknown; readonly retry: () => void };

/** Stands in the wizard's place when it fails. Beginning anew ends the draft, in case it is what failed. */
export default function BookingError({ error, retry }: Props) {
  const { locale } = splitPrefix(usePathname());

  async function reset() {
    const form = new FormData();
    form.set("locale", locale);
    try {
      await resetBooking(idle, form);
    } finally {
      // The way leads to the same path, so nothing else takes this screen away.
      retry();
    }
  }

  return <BookingErrorScreen error={error} retry={retry} resetAction={reset} />;
}
