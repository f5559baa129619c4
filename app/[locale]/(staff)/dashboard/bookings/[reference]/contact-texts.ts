import { getTranslations } from "next-intl/server";

import type { ContactTexts } from "@/components/desk/bookings/contact-form";
import type { ContactField } from "@/lib/booking/contact-methods";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import type { ContactValues } from "@/lib/inquiry/edit-conflict";
import { safeContactInstructions, isInstructed } from "@/lib/inquiry/safe-contact/names";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime } from "@/lib/platform/time/format";

type Context = {
  readonly locale: Locale;
  readonly zone: string;
  readonly shared: Readonly<Record<"saving" | "back" | "changed" | "kept" | "offline", string>>;
};

/**
 * The texts of the form for a booking's contact details. If another person has saved a change since the form was
 * opened, the form shows both versions and names the person who made the latest change in the booking's history.
 */
export async function contactTexts({ history }: BookingRecord, { shared, ...clock }: Context): Promise<ContactTexts> {
  const t = await getTranslations("bookings");
  const tSafe = await getTranslations("safeContact");
  const latest = history.find(({ by }) => by !== null);
  return {
    ...shared,
    submit: t("contact.submit"),
    fields: {
      phone: t("contact.phone"),
      email: t("contact.email"),
      preferredContact: t("contact.preferredContact"),
      safeContact: t("contact.safeContact"),
      safeContactNote: t("contact.safeContactNote"),
    },
    methods: { phone: t("record.methods.phone"), email: t("record.methods.email"), text: t("record.methods.text") },
    instructions: {
      noVoicemail: tSafe("noVoicemail"),
      noTexts: tSafe("noTexts"),
      emailOnly: tSafe("emailOnly"),
      discreet: tSafe("discreet"),
    },
    conflict: {
      title: t("conflict.title", { name: latest?.by?.name ?? t("conflict.someone") }),
      text: t("conflict.text"),
      what: t("conflict.what"),
      mine: t("conflict.mine"),
      theirs: t("conflict.theirs", { time: latest ? formatTime(latest.at.getTime(), clock) : "" }),
      // The form replaces the placeholder in the browser.
      unchanged: t("conflict.unchanged", { value: "{value}" }),
      none: t("contact.none"),
      save: t("conflict.save"),
      drop: t("conflict.drop"),
    },
  };
}

/** The booking's contact details as values of the form. Undefined if the staff member may not see them. */
export function storedContact({
  personal,
  preferredContact,
}: BookingRecord["booking"]): ContactValues<ContactField> | undefined {
  if (!personal) return undefined;
  return {
    phone: personal.typedPhone,
    email: personal.email ?? "",
    preferredContact,
    safeContact: safeContactInstructions.filter((name) => isInstructed(personal.safeContact, name)).join(","),
    safeContactNote: personal.safeContactNote ?? "",
  };
}
