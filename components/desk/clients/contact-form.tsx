import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { StaffField } from "@/components/desk/form/staff-form";
import { useSafeContactField } from "@/components/desk/record/safe-contact-field";
import { contactMethods } from "@/lib/booking/contact-methods";
import { isOpen } from "@/lib/booking/states";
import { editClientContact } from "@/lib/clients/actions/file";
import type { ClientFile } from "@/lib/clients/file";
import { countryForStaff, phoneCountries } from "@/lib/platform/contact/countries";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime } from "@/lib/platform/time/format";
import { zoneChoices } from "@/lib/platform/time/zone-list";

type Props = {
  readonly file: ClientFile;
  /** The office's time zone and country. */
  readonly office: { readonly zone: string; readonly country: string };
};

/**
 * Edits the contact data of a client. If a colleague changes the data while the form is open, the form shows both
 * versions, below a title that names the colleague.
 */
export function ContactForm({ file: { client, log, appointments }, office }: Props) {
  const t = useTranslations("clients.contact");
  const tBookings = useTranslations("bookings");
  const locale = useLocale() as Locale;
  const latest = log.rows.find(({ action }) => action === "client.contact-changed");
  const coming = appointments.filter((each) => isOpen(each) && each.otherPerson === undefined).length;
  const time = latest ? formatTime(latest.at.getTime(), { locale, zone: office.zone }) : "";
  return (
    <StaffForm
      action={editClientContact}
      submit={t("submit")}
      isSave
      isCompared
      back={{ href: `/dashboard/clients/${client.id}`, label: tBookings("ask.back") }}
      values={{ id: client.id, version: String(client.version) }}
      texts={{
        changed: t("changed"),
        conflictTitle: t("conflict", { name: latest?.name ?? tBookings("conflict.someone") }),
        conflictTheirs: tBookings("conflict.theirs", { time }),
      }}
      fields={[
        ...useContactFields(client, office.country),
        ...(coming === 0
          ? []
          : [
              {
                name: "alsoBookings",
                kind: "check" as const,
                label: t("alsoBookings", { count: coming }),
                value: "true",
                isStored: false as const,
              },
            ]),
      ]}
    />
  );
}

function useContactFields({ contact, zone }: ClientFile["client"], home: string): readonly StaffField[] {
  const t = useTranslations("clients.contact");
  const tSummary = useTranslations("clients.summary");
  const tBookings = useTranslations("bookings.contact");
  const tDetails = useTranslations("booking.details");
  const locale = useLocale() as Locale;
  const isOptional = "unmarked";
  return [
    { name: "firstName", label: t("firstName"), value: contact.firstName, isOptional },
    { name: "lastName", label: t("lastName"), value: contact.lastName, isOptional },
    { name: "phone", kind: "phone", label: tSummary("phone"), value: contact.phone, isOptional },
    {
      name: "phoneCountry",
      kind: "choice",
      label: tDetails("phoneCountry"),
      value: countryForStaff({ zone, home }),
      options: phoneCountries(locale, home),
      isStored: false,
    },
    { name: "email", kind: "email", label: tSummary("email"), hint: t("noEmail"), value: contact.email, isOptional },
    { name: "dateOfBirth", kind: "date", label: tDetails("dateOfBirth"), value: contact.dateOfBirth, isOptional },
    {
      name: "preferredContact",
      kind: "choice",
      label: tSummary("prefers"),
      value: contact.preferredContact,
      options: contactMethods.map((value) => ({ value, label: tSummary(`methods.${value}`) })),
    },
    {
      name: "language",
      kind: "choice",
      label: tSummary("language"),
      value: contact.language,
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      name: "zone",
      kind: "choice",
      label: t("zone"),
      value: contact.zone,
      options: zoneChoices(locale, zone),
    },
    useSafeContactField(tBookings("safeContact"), contact.safeContact),
    { name: "safeContactNote", label: tBookings("safeContactNote"), value: contact.safeContactNote, isOptional },
  ];
}
