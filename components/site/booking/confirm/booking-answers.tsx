import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { SummaryList } from "@/components/ui/summary-list";
import type { SummaryRow } from "@/components/ui/summary-list";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { wayForQuestions } from "@/lib/booking/contact-methods";
import { stepPath } from "@/lib/booking/wizard/journey";
import type { Step } from "@/lib/booking/wizard/journey";
import type { Details } from "@/lib/booking/schema";
import { safeContactCodes, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import { isDay } from "@/lib/platform/time/day";
import type { ServiceView } from "@/lib/services/service-view";
import type { PreparedSize } from "@/lib/transfers/prepared";

import { AdviserText } from "./adviser-text";
import type { AdviserTextProps } from "./adviser-text";
import { DayAndTime } from "../shared/summary-values";
import { appointmentTime, officeRangeText, onlyOffice, secondOffice } from "../shared/booking-texts";
import type { Clocks } from "../shared/booking-texts";

type Props = {
  readonly service: ServiceView;
  readonly slot: Interval;
  readonly adviser: AdviserTextProps | undefined;
  readonly details: Details;
  /** How adviser and visitor meet. If they meet in person, this text includes the address. */
  readonly meeting: string | undefined;
  /** The size of the prepared list that the visitor chose to include. */
  readonly prepared?: PreparedSize | undefined;
  readonly clocks: Clocks;
};

/** The appointment and the details that will be booked, with links to change them. */
export function BookingAnswers({ service, slot, adviser, details, meeting, prepared, clocks }: Props) {
  const t = useTranslations("booking");
  const safeContact = useTranslations("safeContact");
  const { locale } = clocks;
  const office = secondOffice(clocks);
  const way = wayForQuestions({
    preferredContact: details.preferredContactMethod,
    safeContact: safeContactInstructions.filter((name) => details[name] === true).map((name) => safeContactCodes[name]),
  });
  const appointment: readonly Row[] = [
    [
      t("summary.service"),
      t("summary.serviceWithLength", { service: service.name, length: service.formattedDuration }),
    ],
    [
      t(onlyOffice(clocks) ? "summary.officeTime" : "summary.yourTime"),
      <DayAndTime key="time" {...appointmentTime(slot, clocks, t)} />,
    ],
    ...(office ? [[t("summary.officeTime"), officeRangeText(slot, { office, clocks, t })] as const] : []),
    [t("confirm.adviser"), adviser && <AdviserText {...adviser} />],
  ];
  const given: readonly Row[] = [
    [t("confirm.name"), untranslated(`${details.firstName} ${details.lastName}`)],
    [t("confirm.email"), untranslated(readableEmail(details.email))],
    [t("confirm.phone"), untranslated(details.phone)],
    [t("confirm.meeting"), meeting],
    [t("confirm.questions"), t(`questions.${way}`)],
    [t("confirm.safeContact"), safeContactText(details, safeContact)],
    [t("confirm.dateOfBirth"), birthday(details.dateOfBirth, locale)],
    [t("confirm.relation"), t(details.isNewClient ? "confirm.relationNew" : "confirm.relationReturning")],
    [t("confirm.notes"), details.additionalNotes && untranslated(details.additionalNotes)],
    [t("prepared.title"), prepared && t("prepared.size", prepared)],
  ];
  return (
    <>
      <Answers title={t("confirm.appointment")} step="date" rows={appointment} />
      <Answers title={t("steps.details")} step="details" rows={given} />
    </>
  );
}

type Row = readonly [term: string, value: ReactNode];
type AnswersProps = { readonly title: string; readonly step: Step; readonly rows: readonly Row[] };

/** Some of the answers, with one link to the step where the visitor can change them. */
function Answers({ title, step, rows }: AnswersProps) {
  const t = useTranslations("booking.confirm");
  return (
    <section className="answer-group" aria-labelledby={`${step}-answers`}>
      <div>
        <h3 id={`${step}-answers`}>{title}</h3>
        <Link href={stepPath(step)}>
          {t("change")}
          <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
        </Link>
      </div>
      <SummaryList
        isWide
        rows={rows.flatMap(([term, value]): SummaryRow[] => (value === undefined ? [] : [{ term, value }]))}
      />
    </section>
  );
}

/** What the visitor typed, which a browser that translates the page must not change. */
function untranslated(text: string) {
  return <span translate="no">{text}</span>;
}

function safeContactText(details: Details, t: ReturnType<typeof useTranslations<"safeContact">>): string | undefined {
  const parts = [
    ...safeContactInstructions.filter((name) => details[name] === true).map((name) => t(name)),
    ...(details.safeContactNote ? [details.safeContactNote] : []),
  ];
  return parts.length === 0 ? undefined : parts.join("; ");
}

function birthday(day: string | undefined, locale: string): string | undefined {
  return isDay(day) ? formatCalendarDate(day, locale) : undefined;
}
