import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import { filterQuery } from "@/lib/booking/desk/bookings-filter";
import type { AskedClient, AskedState } from "@/lib/booking/days-off/days-view";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Day } from "@/lib/platform/time/day";

import { BookingCell } from "./booking-cell";
import { timeText } from "./day-texts";
import type { DayReader, DaysOffTexts } from "./day-texts";
import { TellBadge } from "./tell-badge";

export type AskActions = { readonly offer: FormAction; readonly remind: FormAction };

type Props = {
  /** The closed days in words. */
  readonly days: string;
  readonly range: { readonly firstDay: Day; readonly lastDay: Day; readonly adviserId: string | null };
  readonly clients: readonly AskedClient[];
  readonly reader: DayReader;
  readonly page: string | undefined;
  /** The hidden fields that name the closed days. */
  readonly target: Readonly<Record<string, string>>;
  /** Undefined for staff who only read. */
  readonly actions: AskActions | undefined;
};

const answered: ReadonlySet<AskedState["kind"]> = new Set(["chosen", "moved", "cancelled"]);
const unanswered: ReadonlySet<AskedState["kind"]> = new Set(["untold", "ended"]);

/** A large office can have hundreds of clients on a day. */
const maxListed = 50;

/** The clients on closed days: who has chosen another time, who can still answer, and who must be called. */
export async function AskedClients({ days, range, clients, reader, page, target, actions }: Props) {
  const t = await getTranslations("daysOff");
  const asked = clients.filter(({ state }) => state.kind !== "untold");
  const untold = clients.length - asked.length;
  const offerable = clients.filter(({ state, tell }) => unanswered.has(state.kind) && tell?.way === "offer").length;
  const summary = [
    ...(asked.length > 0
      ? [t("answers", { chosen: asked.filter(({ state }) => answered.has(state.kind)).length, asked: asked.length })]
      : []),
    ...(untold > 0 ? [t("untold", { count: untold })] : []),
  ].join(", ");
  const pageField = page === undefined ? {} : { page };
  return (
    <div className="affected-box" role="group" aria-label={days}>
      <h3>{days}</h3>
      <p>{summary}</p>
      <DataTable
        caption={`${days}: ${summary}`}
        rows={mostUrgent(clients)}
        keyOf={({ reference }) => reference}
        columns={[
          {
            key: "booking",
            title: t("booking"),
            cell: (client) => <BookingCell client={client} reader={reader} namesAdviser={page === undefined} />,
          },
          {
            key: "state",
            title: t("state"),
            cell: (client) => (
              <>
                <StateBadge state={client.state} reader={reader} t={t} />
                {!answered.has(client.state.kind) && client.tell && client.tell.way !== "offer" && (
                  <div>
                    <TellBadge tell={client.tell} safeContact={client.safeContact} />
                  </div>
                )}
              </>
            ),
          },
          {
            key: "act",
            title: t("act"),
            cell: ({ reference, state, tell }) =>
              actions &&
              !answered.has(state.kind) && (
                <span className="ask-acts">
                  {state.kind === "waiting" && state.remindedAt === null && tell?.way === "offer" && (
                    <StaffForm
                      action={actions.remind}
                      submit={t("remind")}
                      name={t("remindName", { reference })}
                      values={{ ...pageField, reference }}
                    />
                  )}
                  <MoveLink reference={reference} isByPhone={tell?.way !== "hand"} t={t} />
                </span>
              ),
          },
        ]}
      />
      {clients.length > maxListed && (
        <p>
          {t.rich("more", {
            shown: maxListed,
            count: clients.length,
            link: (text) => <Link href={bookingsOn(range)}>{text}</Link>,
          })}
        </p>
      )}
      {actions && offerable > 0 && (
        <StaffForm
          action={actions.offer}
          submit={t("offerRest", { count: offerable })}
          values={{ ...pageField, ...target }}
        />
      )}
    </div>
  );
}

/** Chooses the clients to list, those without an answer first, and puts them in the order of their appointments. */
function mostUrgent(clients: readonly AskedClient[]): readonly AskedClient[] {
  if (clients.length <= maxListed) return clients;
  const urgency = ({ state: { kind } }: AskedClient) => (unanswered.has(kind) ? 0 : answered.has(kind) ? 2 : 1);
  return clients
    .toSorted((a, b) => urgency(a) - urgency(b))
    .slice(0, maxListed)
    .toSorted((a, b) => a.start - b.start);
}

/** The address of the list of all open appointments on these days. */
const bookingsOn = ({ firstDay, lastDay, adviserId }: Props["range"]) =>
  `/dashboard/bookings?${filterQuery({
    status: "open",
    adviser: adviserId ?? undefined,
    from: firstDay,
    to: lastDay,
    sort: "start",
    isDescending: false,
  })}`;

function MoveLink({
  reference,
  isByPhone,
  t,
}: {
  readonly reference: string;
  readonly isByPhone: boolean;
  readonly t: DaysOffTexts;
}) {
  return (
    <Link
      href={`/dashboard/bookings/${reference}/move`}
      aria-label={t(isByPhone ? "moveName" : "moveByHandName", { reference })}
    >
      {t(isByPhone ? "move" : "moveByHand")}
    </Link>
  );
}

const tones = {
  waiting: "info",
  chosen: "ok",
  moved: "ok",
  cancelled: "plain",
  kept: "warn",
  ended: "warn",
  untold: "warn",
} as const;

function StateBadge({
  state,
  reader,
  t,
}: {
  readonly state: AskedState;
  readonly reader: DayReader;
  readonly t: DaysOffTexts;
}) {
  return <Badge tone={tones[state.kind]}>{stateText()}</Badge>;

  function stateText(): string {
    if (state.kind === "chosen" || state.kind === "moved")
      return t(`states.${state.kind}`, { moment: timeText(state.start, reader) });
    if (state.kind !== "waiting") return t(`states.${state.kind}`);
    const until = timeText(state.until, reader);
    return state.remindedAt === null
      ? t("states.waiting", { moment: until })
      : t("states.reminded", { reminded: timeText(state.remindedAt, reader), moment: until });
  }
}
