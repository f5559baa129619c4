import { db } from "@/lib/platform/db/client";
import { parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";

import { composeAccountNotice } from "../emails/account";
import { staffLocale } from "../emails/staff-email";

/** Emails a staff member that their account was changed. A deactivated account gets no email. */
export async function sendAccountNotice(
  { staffUserId, kind, at }: PayloadOf<"account-notice">,
  by?: Mailer,
): Promise<DeliveryOutcome | "none"> {
  const staff = await db.staffUser.findFirst({
    where: { id: staffUserId, isActive: true },
    select: { email: true, name: true, locale: true },
  });
  if (!staff) return "none";
  const recipient = { email: staff.email, name: staff.name, locale: parseLocale(staff.locale ?? "") ?? staffLocale };
  return deliverOnce(`account-notice:${kind}:${staffUserId}:${at}`, composeAccountNotice(kind, recipient), by);
}
