import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import type { Rule } from "@/lib/availability/explain";

export type SlotExplanationProps = {
  readonly services: readonly { readonly id: string; readonly name: string }[];
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly serviceId: string | undefined;
  readonly answer:
    | {
        /** The explained time, formatted for the reader. */
        readonly time: string;
        readonly advisers: readonly { readonly id: string; readonly name: string; readonly rules: readonly Rule[] }[];
        /** The nearest free times, formatted for the reader. */
        readonly nearest: readonly { readonly time: string; readonly adviser: string }[];
      }
    | undefined;
  /** The page's path in the reader's language. The form adds its fields as a query. */
  readonly action: string;
  /** Query parameters that the form keeps in the URL, in addition to its own fields. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  readonly texts?: { readonly title: string; readonly text: string };
  /** Content below the answer. */
  readonly children?: ReactNode;
};

/**
 * Shows whether each adviser is free at a time, and why not. Also lists the nearest free times. The reasons are in the
 * order of `rules` in lib/availability/explain.ts.
 */
export function SlotExplanation({ services, day, time, serviceId, answer, ...props }: SlotExplanationProps) {
  const { action, hidden, texts, children } = props;
  const t = useTranslations("bookings.explain");
  return (
    <Section id="why" title={texts?.title ?? t("title")}>
      <form className="explain-form" action={`${action}#why`}>
        <TextField id="why-day" name="day" type="date" label={t("day")} defaultValue={day} required size="sm" />
        <TextField id="why-time" name="time" type="time" label={t("time")} defaultValue={time} required size="sm" />
        <Field id="why-service" label={t("service")}>
          <Select id="why-service" name="service" defaultValue={serviceId} size="sm">
            {services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {t("submit")}
        </Button>
        {Object.entries(hidden ?? {}).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
      {answer ? <SlotAnswer {...answer} /> : <p className="mute">{texts?.text ?? t("text")}</p>}
      {children}
    </Section>
  );
}

/**
 * The answer for one time. If an adviser is not free, a text lists all reasons, and a badge shows the first reason.
 */
export function SlotAnswer({ time, advisers, nearest }: NonNullable<SlotExplanationProps["answer"]>) {
  const t = useTranslations("bookings.explain");
  return (
    <>
      {advisers.length === 0 ? (
        <p>{t("noAdviser")}</p>
      ) : (
        <DataTable
          caption={t("caption", { time })}
          rows={advisers}
          keyOf={({ id }) => id}
          columns={[
            { key: "adviser", title: t("adviser"), cell: ({ name }) => name },
            {
              key: "answer",
              title: t("answer"),
              cell: ({ rules }) => (rules.length === 0 ? t("free") : rules.map((rule) => t(`rules.${rule}`)).join(" ")),
            },
            {
              key: "rule",
              title: t("rule"),
              place: "side",
              cell: ({ rules: [first] }) =>
                first === undefined ? (
                  <Badge tone="ok" icon="check">
                    {t("freeTag")}
                  </Badge>
                ) : (
                  <Badge tone={first === "held" ? "warn" : "plain"} icon={iconOf(first)}>
                    {t(`tags.${first}`)}
                  </Badge>
                ),
            },
          ]}
        />
      )}
      <p className="nearest">
        {nearest.length === 0
          ? t("noneFree")
          : `${t("nearest")} ${nearest.map((slot) => t("with", { time: slot.time, name: slot.adviser })).join("; ")}.`}
      </p>
    </>
  );
}

function iconOf(rule: Rule) {
  return rule === "held" ? "lock" : rule === "booked" || rule === "daily-cap" ? "calendar" : "clock";
}
