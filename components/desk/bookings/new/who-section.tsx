import { useTranslations } from "next-intl";

import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { newBookingPath } from "@/lib/booking/caller/caller-schema";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import type { NewBooking } from "@/lib/booking/caller/new-booking";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";

type Props = {
  readonly page: NewBooking;
  /** The choices of the page, with the held time. A search and a chosen client keep them. */
  readonly address: CallerAddress;
  readonly locale: Locale;
};

/** Searches for the caller's file and shows the client for whom the booking is made. */
export function WhoSection({ page: { client, callers, search, held }, address, locale }: Props) {
  const t = useTranslations("newBooking");
  const { client: _, q: __, zone: ___, ...kept } = address;
  // The held time was shown in the place that was chosen before, so a found client does not change the place.
  const zoneOf = (theirs: string) => (held ? address.zone : theirs);
  return (
    <Section id="who" title={t("who")}>
      <form action={addPrefix(locale, "/dashboard/bookings/new")} method="get" className="search-form">
        <TextField id="q" name="q" label={t("search")} hint={t("searchHint")} defaultValue={search} />
        {Object.entries(held ? { ...kept, zone: address.zone } : kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
      </form>
      {client && (
        <p>
          <b>{t("chosen", { name: `${client.firstName} ${client.lastName}` })}</b>{" "}
          <Link href={newBookingPath({ ...address, client: "new", q: search })}>{t("someoneElse")}</Link>
        </p>
      )}
      {client && <SafeContactNote sources={[{ from: "client", codes: client.safeContact }]} />}
      {!client && search !== "" && callers.length === 0 && <p className="mute">{t("nobodyFound")}</p>}
      {callers.length > 0 && (
        <ul className="found-callers" role="list">
          {callers.map(({ id, firstName, lastName, phone, zone: theirs, safeContact }) => (
            <li key={id}>
              <SafeContactNote sources={[{ from: "client", codes: safeContact }]} />
              <span>{`${firstName} ${lastName}, ${phone}, ${zoneCity(theirs, locale)}`}</span>{" "}
              <Link href={newBookingPath({ ...address, client: id, zone: zoneOf(theirs), q: undefined })}>
                {t("bookForClient")}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
