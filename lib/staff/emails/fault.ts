import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";

import { dashboardLink, staffEmail } from "./staff-email";
import type { StaffRecipient } from "./staff-email";

/**
 * Composes the email about a failed page. It names the route and the error's code or class. It leaves out the URL,
 * which may contain a token.
 */
export function composeFault(recipient: StaffRecipient, kind: string): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  const title = t("fault.title");
  return staffEmail(recipient, {
    title,
    blocks: [
      { kind: "text", text: t("fault.text") },
      { kind: "facts", rows: [{ term: t("fault.kind"), lines: [kind] }] },
      { kind: "text", text: t("fault.next") },
      dashboardLink(t("dashboard"), "", locale),
    ],
  });
}
