import { linkToken } from "@/lib/platform/auth/links";
import { db } from "@/lib/platform/db/client";
import { parseLocale } from "@/lib/platform/i18n/locales";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";

import { composeAccountLink } from "../emails/account";
import { staffLocale } from "../emails/staff-email";

/**
 * Emails an invitation link. Sends nothing if the link has been used or replaced by a newer link, or if the account has
 * been deactivated.
 */
export async function sendInvitation(linkId: string, by?: Mailer): Promise<DeliveryOutcome | "outdated"> {
  const link = await db.staffLink.findFirst({
    where: { id: linkId, kind: "invitation", usedAt: null, staffUser: { isActive: true } },
    select: { staffUser: { select: { email: true, name: true, locale: true } } },
  });
  if (!link) return "outdated";
  const { email, name, locale } = link.staffUser;
  const recipient = { email, name, locale: parseLocale(locale ?? "") ?? staffLocale };
  return deliverOnce(`staff-invitation:${linkId}`, composeAccountLink("invitation", recipient, linkToken(linkId)), by);
}
