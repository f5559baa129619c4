"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { LimitedText } from "@/components/forms/limited-text";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { SummaryList } from "@/components/ui/summary-list";
import { TextArea } from "@/components/ui/text-area";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ChangedFacts, SeenFacts } from "@/components/desk/form/changed-facts";
import type { ComparedFacts } from "@/components/desk/form/changed-facts";

export type MoveQuestion = {
  readonly reference: string;
  readonly version: number;
  readonly adviserId: string;
  /** The new start, in ISO 8601. */
  readonly startTime: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly isFree: boolean;
  /** The current facts of the booking. They are compared with the facts that the form showed when it was sent. */
  readonly compared: ComparedFacts;
  /** Free times near the chosen time. */
  readonly others: readonly { readonly href: string; readonly label: string }[];
  readonly hasEmail: boolean;
  /** Whether staff must confirm that the client expressly requests the new time, within the withdrawal period. */
  readonly asksEarlyStart: boolean;
  /** The name of the client's language. */
  readonly language: string;
  readonly lastChange: string | null;
  readonly backHref: string;
};

type Props = {
  readonly question: MoveQuestion;
  /** The page that opens after the move: the booking, or the calendar with the new time. */
  readonly origin: "booking" | "calendar";
  readonly move: FormAction;
  /** The reasons why the appointment cannot move to the chosen time. */
  readonly children?: ReactNode;
};

/**
 * Asks whether to move the appointment to the chosen time. It shows the old time, the new time and the client's local
 * time, and asks whether to email the client.
 */
export function MovePanel({ question, origin, move, children }: Props) {
  const { facts, isFree, compared, others, hasEmail, asksEarlyStart, language, lastChange, backHref, ...hidden } =
    question;
  const t = useTranslations("week.panel");
  const tErrors = useTranslations("errors");
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, isPending, form } = useFormAction(move, { offline: tErrors("NETWORK_ERROR") });
  const isStale =
    state.status === "failed" && (state.error === "RESOURCE_CONFLICT" || state.error === "BOOKING_CONFLICT");

  // If the chosen time is no longer free when the form is sent, the form disappears. The typed message stays on the
  // page and is filled in again if the staff member chooses another time.
  const typed = state.status === "failed" ? state.values.message : undefined;

  useEffect(() => heading.current?.focus(), [hidden.startTime, hidden.adviserId]);
  // After a conflict, the page loads the current state of the appointment.
  useEffect(() => {
    if (isStale) refresh();
  }, [isStale, state, refresh]);

  return (
    <section className="desk-section move-panel" aria-labelledby="move-question">
      <div className="section-head">
        <h2 id="move-question" ref={heading} tabIndex={-1}>
          {isFree ? t("title") : t("titleTaken")}
        </h2>
      </div>
      <SummaryList rows={facts.map(({ term, value }) => ({ term, value }))} />
      {children}
      {!isFree && others.length > 0 && (
        <div>
          <h3>{t("nextFree")}</h3>
          <ul className="move-others" role="list">
            {others.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} scroll={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {lastChange && isStale && (
        <p className="notice" role="status">
          {lastChange}
        </p>
      )}
      <ChangedFacts state={state} {...compared} />
      {isFree ? (
        <form className="stack-13" {...form}>
          <HiddenFields values={{ ...hidden, origin, version: String(hidden.version) }} />
          <SeenFacts facts={compared.facts} />
          <ActionErrors
            title={t("errors")}
            state={state}
            controls={{ message: "move-message", earlyStart: "move-early" }}
          />
          {asksEarlyStart && (
            <Checkbox
              id="move-early"
              name="earlyStart"
              label={t("earlyStart")}
              error={state.status === "failed" ? state.fields.earlyStart?.[0] : undefined}
            />
          )}
          {hasEmail ? (
            <>
              <Checkbox id="move-email" name="emailsClient" defaultChecked label={t("email")} />
              <Field
                id="move-message"
                label={t("message")}
                hint={t("messageHint", { language })}
                error={state.status === "failed" ? state.fields.message?.[0] : undefined}
              >
                <LimitedText id="move-message" name="message" rows={2} limit={500} defaultValue={typed} />
              </Field>
            </>
          ) : (
            <p className="mute">{t("noEmail")}</p>
          )}
          <div className="page-actions">
            <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("moving")}>
              {t("submit")}
            </Button>
            <ButtonLink href={backHref} variant="secondary">
              {t("back")}
            </ButtonLink>
          </div>
        </form>
      ) : (
        <>
          {typed && (
            <Field id="move-message" label={t("message")}>
              <TextArea id="move-message" rows={2} value={typed} readOnly />
            </Field>
          )}
          <div className="page-actions">
            <ButtonLink href={backHref} variant="secondary">
              {t("back")}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
