import { translatorFor } from "@/lib/platform/i18n/translator";

import type { EmailWriter } from "./kinds";
import { wholeAppointment } from "./sections";
import { shortDay } from "./times";

/** Tells that the appointment stands. */
export const writeConfirmed: EmailWriter = (booking) => {
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  return {
    subject: t("confirmed.subject", { day }),
    title: t("confirmed.title"),
    blocks: [{ kind: "text", text: t("confirmed.lead", { day }) }, ...wholeAppointment(booking)],
  };
};
