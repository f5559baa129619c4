"use client";

import clsx from "clsx";

import { Button } from "@/components/ui/button";
import { dayLines } from "@/lib/evidence/days";
import type { AddedDay, Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import { AddEntry } from "./add-entry";
import type { EvidenceTexts } from "./texts";

/** More days would block the page. The report has all of them. */
const mostDays = 200;

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly work: Work;
  readonly onChange: (days: readonly AddedDay[]) => void;
};

/** What happened: the ticked payments with a date and the days that the visitor adds, the earliest first. */
export function Timeline({ texts: { timeline, secret }, locale, work, onChange }: Props) {
  const { days } = work;
  return (
    <section className="evidence-part" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{timeline.title}</h2>
      <p>{timeline.hint}</p>
      <ol className="evidence-days">
        {dayLines(work, timeline.about, locale)
          .slice(0, mostDays)
          .map(({ when, what, added }, at) => (
            <li key={`${at} ${when}`} className={clsx(added === undefined && "evidence-paid")}>
              <b>{when}</b>
              <span>{what}</span>
              {added !== undefined && (
                <Button
                  variant="link"
                  aria-label={`${timeline.remove}: ${when}`}
                  onClick={() => onChange(days.filter((_, place) => place !== added))}
                >
                  {timeline.remove}
                </Button>
              )}
            </li>
          ))}
      </ol>
      <AddEntry
        id="day"
        open={timeline.add}
        save={timeline.save}
        refusal={secret.title}
        fields={[
          { name: "day", label: timeline.day, type: "date", isRequired: true },
          { name: "text", label: timeline.what, isRequired: true },
        ]}
        tick={timeline.rough}
        onAdd={({ day, text }, isRough) => onChange([...days, { day, isRough, text: text.trim() }])}
      />
    </section>
  );
}
