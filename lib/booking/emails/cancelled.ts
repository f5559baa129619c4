import { contact } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/render";

import { whenFacts } from "./facts";
import type { EmailWriter } from "./kinds";
import { neverAsked, reach } from "./sections";
import { shortDay } from "./times";

/** Tells that nobody will call; whoever did not ask for this learns where to turn. */
export const writeCancelled: EmailWriter = (booking) => {
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  const costs: Block[] = profile().cancellation.feeMinor === 0 ? [{ kind: "text", text: t("cancelled.free") }] : [];
  return {
    subject: t("cancelled.subject", { day }),
    title: t("cancelled.title"),
    blocks: [
      { kind: "text", text: t(booking.meetingMode === "phone" ? "cancelled.lead" : "cancelled.leadMeeting", { day }) },
      whenFacts(booking),
      ...costs,
      { kind: "text", text: t("cancelled.unexpected", { phone: contact().phone }) },
      { kind: "text", text: t("cancelled.again") },
      { kind: "link", label: t("cancelled.bookAgain"), href: absoluteUrl(booking.locale, "/booking") },
      ...neverAsked(booking),
      ...reach(booking),
    ],
  };
};
