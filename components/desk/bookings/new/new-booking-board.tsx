import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { callerFromSearch } from "@/lib/booking/caller/caller-search";
import { newBookingPath } from "@/lib/booking/caller/caller-schema";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import { clientTimeText, rangeText } from "@/lib/booking/clock-texts";
import type { NewBooking } from "@/lib/booking/caller/new-booking";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime, zoneCity } from "@/lib/platform/time/format";

import { AnyTime } from "./any-time";
import { CallerForm } from "./caller-form";
import { FreeTimes } from "./free-times";
import { ReadOut } from "./read-out";
import type { Spoken } from "./read-out";
import { RequestSection } from "./request-section";
import { WhoSection } from "./who-section";

type Reader = { readonly locale: Locale; readonly zone: string };

type Props = {
  readonly page: NewBooking;
  readonly reader: Reader;
  /** The texts to read out, in the client's language. */
  readonly spoken: Spoken;
  readonly actions: { readonly hold: FormAction; readonly release: FormAction; readonly book: FormAction };
};

/** The page on which staff book for a caller. It asks for the caller, the service, the time and the contact details. */
export function NewBookingBoard({ page, reader, spoken, actions }: Props) {
  const t = useTranslations("newBooking");
  const { client, inquiry, service, held, done, zone } = page;
  const address: CallerAddress = {
    service: service.slug,
    kind: page.isFollowUp ? "follow_up" : "initial",
    adviser: page.adviserId,
    client: client?.id ?? (page.isSomeoneElse ? "new" : undefined),
    from: inquiry?.reference,
    zone,
    // If neither a client nor an inquiry is known, the caller's details are prefilled from the search text, so it
    // stays in the URL.
    q: client || inquiry ? undefined : page.search,
  };
  if (done) return <ReadOut done={done} reader={reader} spoken={spoken} />;
  return (
    <>
      <PageHeader
        title={t("title")}
        note={t("note")}
        crumbs={{ href: "/dashboard/bookings", list: t("bookings"), current: t("new") }}
      />
      <WhoSection page={page} address={{ ...address, hold: held?.token }} locale={reader.locale} />
      <RequestSection page={page} address={address} locale={reader.locale} />
      <ClientMessages namespaces={["errors", "newBooking", "safeContact"]}>
        {held ? (
          <HeldTime page={page} held={held} address={address} reader={reader} actions={actions} />
        ) : (
          <div className="caller-times stack-34">
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
            {page.anyTime && <AnyTime anyTime={page.anyTime} hold={actions.hold} address={address} reader={reader} />}
          </div>
        )}
      </ClientMessages>
    </>
  );
}

type HeldProps = Pick<Props, "page" | "reader" | "actions"> & {
  readonly held: NonNullable<NewBooking["held"]>;
  readonly address: CallerAddress;
};

/** The held time, everything that will be booked with it, and the form for the caller's details. */
function HeldTime({ page, held, address, reader, actions }: HeldProps) {
  const t = useTranslations("newBooking");
  const tWeek = useTranslations("week");
  const tPayment = useTranslations("bookings.deskPayment");
  const { client, inquiry, callers, service, zone, priceText, payment } = page;
  return (
    <Section id="details" title={t("details")} note={t("heldUntil", { time: formatTime(held.until, reader) })}>
      <div className="stack-13">
        <p>
          <b>{rangeText(held, reader)}</b>
          {`, ${clientTimeText(held.start, zone, reader) ?? t("sameTime")}, ${held.adviser}`}
          <br />
          <b>{t("summary", { service: service.name, minutes: service.minutes })}</b>
          {`, ${page.isFollowUp ? `${t("followUp")}, ` : ""}${priceText}`}
        </p>
        {payment !== "free" && <Alert tone={payment === "outside" ? "warn" : "info"}>{tPayment(payment)}</Alert>}
        {payment !== "free" && page.lacksRate && (
          <Alert tone="warn">{tPayment("noRate", { currency: page.currency })}</Alert>
        )}
        {held.rules.length > 0 && (
          <Alert tone="warn">{held.rules.map((rule) => tWeek(`rules.${rule}`)).join(" ")}</Alert>
        )}
        <CallerForm
          key={client?.id}
          book={actions.book}
          release={actions.release}
          address={{ ...address, hold: held.token }}
          back={newBookingPath(address)}
          initial={client ?? inquiry ?? (callers.length === 0 ? callerFromSearch(page.search) : null)}
          currency={page.currency}
          language={page.language}
          modes={page.modes}
          phoneCountry={page.phoneCountry}
          needsReason={held.rules.length > 0}
          asksEarlyStart={held.asksEarlyStart}
        />
      </div>
    </Section>
  );
}
