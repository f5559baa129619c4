import { translatorFor } from "@/lib/platform/i18n/translator";

import type { EmailWriter } from "./kinds";
import { wholeAppointment } from "./sections";
import { shortDay } from "./times";

/** Tells the time, and whatever else now holds, in full: the earlier email may be thrown away. */
export const writeChanged: EmailWriter = (booking) => {
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  return {
    subject: t("changed.subject", { day }),
    title: t("changed.title"),
    blocks: [{ kind: "text", text: t("changed.lead", { day }) }, ...wholeAppointment(booking)],
  };
};
