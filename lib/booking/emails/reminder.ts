import { translatorFor } from "@/lib/platform/i18n/translator";

import type { EmailWriter } from "./kinds";
import { wholeAppointment } from "./sections";
import { shortDay, startTime } from "./times";

/** Reminds, a day or two hours before. Says the day by its date: a late email saying «tomorrow» would mislead. */
export const writeReminder: EmailWriter = (booking) => {
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  return {
    subject: t("reminder.subject", { day }),
    title: t("reminder.title"),
    blocks: [
      { kind: "text", text: t("reminder.lead", { day, time: startTime(booking) }) },
      ...wholeAppointment(booking),
    ],
  };
};
