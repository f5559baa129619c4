import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/dashboard/caller-words";
import { PageHeader } from "@/components/dashboard/page-header";
import { SafeContactNote } from "@/components/dashboard/safe-contact-note";
import { Section } from "@/components/dashboard/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { callerFromSearch } from "@/lib/booking/caller-search";
import { newBookingPath } from "@/lib/booking/caller-schema";
import type { CallerAddress } from "@/lib/booking/caller-schema";
import { clientTimeText, rangeText } from "@/lib/booking/clock-texts";
import type { NewBooking } from "@/lib/booking/new-booking";

import type { FormAction } from "@/lib/platform/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { formatMoney, isFree } from "@/lib/platform/money/money";
import { formatTime, zoneCity } from "@/lib/platform/time/format";
import { zoneChoices } from "@/lib/platform/time/zone-list";

import { AnyTime } from "./any-time";
import { CallerForm } from "./caller-form";
import { FreeTimes } from "./free-times";

type Reader = { readonly locale: Locale; readonly zone: string };

type Props = {
  readonly page: NewBooking;
  readonly reader: Reader;
  /** The texts to read out, in the client's language. */
  readonly spoken: ReturnType<typeof useTranslations<"newBooking.readOut">>;
  readonly actions: { readonly hold: FormAction; readonly release: FormAction; readonly book: FormAction };
};

/** The page on which staff book for a caller. It asks for the caller, the service, the time and the contact details. */
export function NewBookingBoard({ page, reader, spoken, actions }: Props) {
  const t = useTranslations("newBooking");
  const tWeek = useTranslations("week");
  const { client, callers, inquiry, services, service, advisers, held, done, zone, price } = page;
  const address: CallerAddress = {
    service: service.slug,
    kind: page.isFollowUp ? "follow_up" : "initial",
    adviser: page.adviserId,
    client: client?.id,
    from: inquiry?.reference,
    zone,
    // If neither a client nor an inquiry is known, the caller's details are prefilled from the search text, so it
    // stays in the URL.
    q: client || inquiry ? undefined : page.search,
  };
  const action = addPrefix(reader.locale, "/dashboard/bookings/new");
  if (done) return <ReadOut done={done} reader={reader} spoken={spoken} />;
  return (
    <>
      <PageHeader
        title={t("title")}
        note={t("note")}
        crumbs={{ href: "/dashboard/bookings", list: t("bookings"), current: t("new") }}
      />
      <Section id="who" title={t("who")}>
        <form action={action} method="get" className="search-form">
          <TextField id="q" name="q" label={t("search")} hint={t("searchHint")} defaultValue={page.search} />
          {inquiry && <input type="hidden" name="from" value={inquiry.reference} />}
          <Button type="submit" variant="secondary">
            {t("find")}
          </Button>
        </form>
        {client && (
          <p>
            <b>{t("chosen", { name: `${client.firstName} ${client.lastName}` })}</b>{" "}
            <Link href={newBookingPath({ ...address, client: undefined })}>{t("someoneElse")}</Link>
          </p>
        )}
        {client && <SafeContactNote sources={[{ from: "client", codes: client.safeContact }]} />}
        {!client && page.search !== "" && callers.length === 0 && <p className="mute">{t("nobodyFound")}</p>}
        {callers.length > 0 && (
          <ul className="found-callers" role="list">
            {callers.map(({ id, firstName, lastName, phone, zone: theirs, safeContact }) => (
              <li key={id}>
                <SafeContactNote sources={[{ from: "client", codes: safeContact }]} />
                <span>{`${firstName} ${lastName}, ${phone}, ${zoneCity(theirs, reader.locale)}`}</span>{" "}
                <Link href={newBookingPath({ ...address, client: id, zone: theirs, q: undefined })}>
                  {t("bookForClient")}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        id="what"
        title={t("what")}
        note={
          isFree(price.minor)
            ? t("free")
            : t("price", { price: formatMoney(price.minor, price.currency, reader.locale) })
        }
      >
        <form action={action} method="get" className="caller-request">
          {client && <input type="hidden" name="client" value={client.id} />}
          {inquiry && <input type="hidden" name="from" value={inquiry.reference} />}
          {page.search && <input type="hidden" name="q" value={page.search} />}
          <Field id="service" label={t("service")}>
            <Select id="service" name="service" defaultValue={service.slug}>
              {services.map(({ slug, name, minutes }) => (
                <option key={slug} value={slug}>
                  {t("serviceOption", { name, minutes })}
                </option>
              ))}
            </Select>
          </Field>
          {page.mayFollowUp && (
            <Field id="kind" label={t("kind")}>
              <Select id="kind" name="kind" defaultValue={address.kind}>
                <option value="initial">{t("initial")}</option>
                <option value="follow_up">{t("followUp")}</option>
              </Select>
            </Field>
          )}
          <Field id="adviser" label={t("adviser")}>
            <Select id="adviser" name="adviser" defaultValue={page.adviserId ?? ""}>
              <option value="">{t("anyAdviser")}</option>
              {advisers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="zone" label={t("zone")}>
            <Select id="zone" name="zone" defaultValue={zone}>
              {zoneChoices(reader.locale, zone).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <TextField id="after" name="after" type="date" label={t("fromDay")} defaultValue={page.fromDay} />
          <Button type="submit" variant="secondary">
            {t("showTimes")}
          </Button>
        </form>
      </Section>
      <ClientMessages namespaces={["errors", "newBooking", "safeContact"]}>
        {held ? (
          <Section id="details" title={t("details")} note={t("heldUntil", { time: formatTime(held.until, reader) })}>
            <div className="stack-13">
              <p>
                <b>{rangeText(held, reader)}</b>
                {`, ${clientTimeText(held.start, zone, reader) ?? t("sameTime")}, ${held.adviser}`}
              </p>
              {held.rules.length > 0 && (
                <Alert tone="warn">{held.rules.map((rule) => tWeek(`rules.${rule}`)).join(" ")}</Alert>
              )}
              <CallerForm
                book={actions.book}
                release={actions.release}
                address={{ ...address, hold: held.token }}
                back={newBookingPath(address)}
                initial={client ?? inquiry ?? (callers.length === 0 ? callerFromSearch(page.search) : null)}
                language={page.language}
                modes={page.modes}
                phoneCountry={page.phoneCountry}
                needsReason={held.rules.length > 0}
              />
            </div>
          </Section>
        ) : (
          <Section
            id="when"
            title={t("when")}
            note={
              zone !== reader.zone &&
              t("whenNote", { city: zoneCity(reader.zone, reader.locale), place: zoneCity(zone, reader.locale) })
            }
          >
            <FreeTimes
              hold={actions.hold}
              address={address}
              free={page.free}
              gridMinutes={page.gridMinutes}
              reader={reader}
            />
          </Section>
        )}
        {page.anyTime && <AnyTime anyTime={page.anyTime} hold={actions.hold} address={address} reader={reader} />}
      </ClientMessages>
    </>
  );
}

function ReadOut({
  done,
  reader,
  spoken,
}: Pick<Props, "reader" | "spoken"> & { readonly done: NonNullable<NewBooking["done"]> }) {
  const t = useTranslations("newBooking");
  const client = { locale: done.locale, zone: done.zone };
  return (
    <>
      <PageHeader title={t("booked")} note={`${done.reference}, ${rangeText(done, reader)}`} />
      <Section id="read-out" title={t("readOutTitle")}>
        <div className="read-out stack-13" lang={done.locale}>
          <p>{spoken("time", { time: rangeText(done, client), place: zoneCity(done.zone, done.locale) })}</p>
          <p>{spoken("words", { words: done.callerWords.join(", ") })}</p>
          <p>{spoken(done.hasEmail ? "cancelEmail" : "cancelPhone", { reference: done.reference })}</p>
        </div>
        <CallerWords label={t("callerWords")} words={done.callerWords} />
      </Section>
      <div className="page-actions">
        <ButtonLink href={`/dashboard/bookings/${done.reference}`} variant="secondary">
          {t("open")}
        </ButtonLink>
        <ButtonLink href="/dashboard/bookings/new" variant="secondary">
          {t("another")}
        </ButtonLink>
      </div>
    </>
  );
}
