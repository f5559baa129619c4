import { getTranslations } from "next-intl/server";

import { MergeForm } from "@/components/desk/clients/merge-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { contactMethods } from "@/lib/booking/contact-methods";
import { mergeClients } from "@/lib/clients/actions/file";
import type { MergeSide, OpenedMerge } from "@/lib/clients/file";
import { mergeFields, undoDays } from "@/lib/clients/merge-fields";
import type { MergeField } from "@/lib/clients/merge-fields";
import { firm } from "@/lib/firm/settings-snapshot";
import { fullName, shownName } from "@/lib/inquiry/person/person-name";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { isLocale, localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { oneOf } from "@/lib/platform/parse/one-of";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDate, formatDay, zoneCity } from "@/lib/platform/time/format";

type Props = {
  readonly locale: Locale;
  readonly page: OpenedMerge;
};

export async function MergeBody({ locale, page: { kept, other, preset } }: Props) {
  const t = await getTranslations("clients");
  const tBookings = await getTranslations("bookings");
  const inWords = await valuesInWords(locale);
  const reader = { locale, zone: firm().zone };
  const labels: Readonly<Record<MergeField, string>> = {
    firstName: t("contact.firstName"),
    lastName: t("contact.lastName"),
    phone: t("summary.phone"),
    email: t("summary.email"),
    preferredContact: t("summary.prefers"),
    language: t("summary.language"),
    zone: t("contact.zone"),
    safeContact: tBookings("contact.safeContact"),
    safeContactNote: tBookings("contact.safeContactNote"),
    dateOfBirth: t("summary.born"),
  };
  const nameOf = ({ values }: MergeSide) => shownName(fullName(values), locale);
  const titleOf = (key: "kept" | "other", side: MergeSide) =>
    t(`merge.${key}`, { day: formatDay(side.since.getTime(), reader) });
  return (
    <>
      <PageHeader
        title={t("merge.title")}
        note={t("merge.note", { days: undoDays })}
        crumbs={{ href: `/dashboard/clients/${kept.id}`, list: nameOf(kept), current: t("merge.title") }}
      />
      <div className="stack-34">
        <Section id="moves" title={t("merge.moves")}>
          {other.records.length === 0 ? (
            <p>{t("merge.movesNothing")}</p>
          ) : (
            <ul className="stack-13">
              {other.records.map(([table, count]) => (
                <li key={table}>{t(`merge.records.${table}`, { count })}</li>
              ))}
            </ul>
          )}
          <p className="mute">{t("merge.messages")}</p>
          <p>
            {t("merge.different")}{" "}
            <Link href={`/dashboard/clients/${kept.id}#duplicates`}>{t("merge.sayDifferent")}</Link>
          </p>
        </Section>
        <Section
          id="fields"
          title={t("merge.fields")}
          action={<Link href={`/dashboard/clients/${other.id}/merge?with=${kept.id}`}>{t("merge.swap")}</Link>}
        >
          <MergeForm
            action={mergeClients}
            target={{
              id: kept.id,
              version: String(kept.version),
              otherId: other.id,
              otherVersion: String(other.version),
            }}
            lines={mergeFields.map((field) => ({
              field,
              label: labels[field],
              kept: inWords(field, kept.values[field]),
              other: inWords(field, other.values[field]),
              preset: preset.includes(field) ? "other" : "kept",
            }))}
            texts={{
              caption: t("merge.fields"),
              what: tBookings("conflict.what"),
              kept: titleOf("kept", kept),
              other: titleOf("other", other),
              keptShort: t("merge.keptShort"),
              otherShort: t("merge.otherShort"),
              changed: t("merge.changed"),
              submit: t("merge.submit"),
              merging: t("merge.merging"),
              back: tBookings("ask.back"),
              offline: (await getTranslations("errors"))("NETWORK_ERROR"),
            }}
            backHref={`/dashboard/clients/${kept.id}`}
          />
        </Section>
      </div>
    </>
  );
}

/** Returns a function that translates the stored value of a field into the reader's language. */
async function valuesInWords(locale: Locale): Promise<(field: MergeField, value: string) => string> {
  const t = await getTranslations("clients");
  const tSafe = await getTranslations("safeContact");
  const none = (await getTranslations("bookings"))("contact.none");
  return (field, value) => {
    if (value === "") return none;
    if (field === "preferredContact") return t(`summary.methods.${oneOf(contactMethods, value)}`);
    if (field === "language") return isLocale(value) ? localeNames[value] : value;
    if (field === "zone") return zoneCity(value, locale);
    if (field === "dateOfBirth") return isDay(value) ? formatCalendarDate(value, locale) : value;
    if (field !== "safeContact") return value;
    return safeContactInstructions
      .filter((name) => value.split(",").includes(name))
      .map((name) => tSafe(name))
      .join(". ");
  };
}
