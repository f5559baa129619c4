import { getTranslations } from "next-intl/server";

import type { ContactTexts } from "@/components/desk/clients/contact-form";
import type { ClientFile } from "@/lib/clients/file";
import { contactMethods } from "@/lib/booking/contact-methods";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import { countryForStaff, phoneCountries } from "@/lib/platform/contact/countries";
import { formatTime } from "@/lib/platform/time/format";
import { zoneChoices } from "@/lib/platform/time/zone-list";

/**
 * The texts and choices of the form for a client's contact data. If a colleague changes the data while the form is
 * open, the user sees both versions side by side, below a title that names the colleague.
 */
export async function contactTexts(locale: Locale, { client, log }: ClientFile): Promise<ContactTexts> {
  const t = await getTranslations("clients.contact");
  const tSummary = await getTranslations("clients.summary");
  const tConflict = await getTranslations("bookings.conflict");
  const tBookings = await getTranslations("bookings");
  const tSafe = await getTranslations("safeContact");
  const tBooking = await getTranslations("booking.details");
  const latest = log.rows.find(({ action }) => action === "client.contact-changed");
  const { zone, holidays } = firm();
  return {
    fields: {
      firstName: t("firstName"),
      lastName: t("lastName"),
      phone: tSummary("phone"),
      email: tSummary("email"),
      preferredContact: tSummary("prefers"),
      language: tSummary("language"),
      zone: t("zone"),
      dateOfBirth: tBooking("dateOfBirth"),
      safeContact: tBookings("contact.safeContact"),
      safeContactNote: tBookings("contact.safeContactNote"),
    },
    options: {
      preferredContact: contactMethods.map((value) => ({ value, label: tSummary(`methods.${value}`) })),
      language: locales.map((value) => ({ value, label: localeNames[value] })),
      zone: zoneChoices(locale, client.zone),
    },
    country: {
      label: tBooking("phoneCountry"),
      countries: phoneCountries(locale, holidays.country),
      preset: countryForStaff({ zone: client.zone, home: holidays.country }),
    },
    instructions: {
      noVoicemail: tSafe("noVoicemail"),
      noTexts: tSafe("noTexts"),
      emailOnly: tSafe("emailOnly"),
      discreet: tSafe("discreet"),
    },
    noEmail: t("noEmail"),
    submit: t("submit"),
    saving: tBookings("record.saving"),
    back: tBookings("ask.back"),
    changed: t("changed"),
    offline: (await getTranslations("errors"))("NETWORK_ERROR"),
    conflict: {
      title: t("conflict", { name: latest?.name ?? tConflict("someone") }),
      text: tConflict("text"),
      what: tConflict("what"),
      mine: tConflict("mine"),
      theirs: tConflict("theirs", { time: latest ? formatTime(latest.at.getTime(), { locale, zone }) : "" }),
      // `FieldConflict` replaces the placeholder in the browser.
      unchanged: tConflict("unchanged", { value: "{value}" }),
      none: tBookings("contact.none"),
      save: tConflict("save"),
      drop: tConflict("drop"),
    },
  };
}
