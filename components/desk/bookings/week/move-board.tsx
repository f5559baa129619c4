import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import type { MovePlan } from "@/lib/booking/change/move-check";
import { rangeText } from "@/lib/booking/clock-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Day } from "@/lib/platform/time/day";
import { zoneCity } from "@/lib/platform/time/format";

import { TimePicks } from "./time-picks";
import { MoveObstacles } from "./move-obstacles";
import { MovePanel } from "./move-panel";
import { toMoveQuestion } from "./to-move-question";

type Props = {
  readonly plan: MovePlan;
  readonly path: string;
  /** The first day of the list of free times. Undefined if the reader has not chosen a day. */
  readonly fromDay: Day | undefined;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  readonly move: FormAction;
};

/** Lists the adviser's free times. After staff choose a time, it asks whether to move the appointment to this time. */
export function MoveBoard({ plan, path, fromDay, reader, move }: Props) {
  const t = useTranslations("week");
  const tDashboard = useTranslations("dashboard");
  const { booking, advisers, adviser, free, isMovable } = plan;
  const pathOf = (changes: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams({ adviser: adviser.id, ...changes })}`;
  const hrefOf = (start: number) => pathOf({ to: new Date(start).toISOString() });
  const last = free.at(-1);
  const languages = new Intl.DisplayNames([reader.locale], { type: "language" });
  const question = toMoveQuestion(plan, { t, tDashboard, reader, languages, backHref: pathOf({}), hrefOf });
  const from = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  return (
    <>
      <PageHeader
        title={t("page.title")}
        note={`${plan.carried.title}, ${rangeText(from, reader)}`}
        crumbs={{
          href: `/dashboard/bookings/${booking.reference}`,
          list: booking.reference,
          current: t("move"),
        }}
      />
      {!isMovable && !question && <Alert tone="warn">{t("panel.notMovable")}</Alert>}
      {question && (
        <ClientMessages namespaces={["errors", "week"]}>
          <MovePanel question={question} origin="booking" move={move}>
            <MoveObstacles plan={plan} reader={reader} />
          </MovePanel>
        </ClientMessages>
      )}
      {isMovable && !question && (
        <Section
          id="free-times"
          title={t("page.choose")}
          note={
            booking.zone !== reader.zone &&
            t("page.chooseNote", {
              city: zoneCity(reader.zone, reader.locale),
              place: zoneCity(booking.zone, reader.locale),
            })
          }
        >
          <div className="stack-13">
            {advisers.length > 1 && (
              <div>
                <SegmentedLinks
                  label={t("adviser")}
                  options={advisers.map(({ id, name }) => ({
                    label: name,
                    href: pathOf({ adviser: id }),
                    isCurrent: id === adviser.id,
                  }))}
                />
              </div>
            )}
            <form action={localizedPath(reader.locale, path)} className="caller-request">
              <input type="hidden" name="adviser" value={adviser.id} />
              <TextField id="after" name="after" type="date" label={t("page.fromDay")} defaultValue={fromDay} />
              <Button type="submit" variant="secondary">
                {t("page.show")}
              </Button>
            </form>
            {free.length === 0 && <p>{t("page.none", { adviser: adviser.name })}</p>}
            <TimePicks times={free} reader={reader} clientZone={booking.zone} hrefOf={hrefOf} />
            {last && (
              <div>
                <ButtonLink href={pathOf({ after: new Date(last.start).toISOString() })} variant="secondary">
                  {t("page.later")}
                </ButtonLink>
              </div>
            )}
          </div>
        </Section>
      )}
    </>
  );
}
