"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";

import { formatDayShort, formatTime } from "@/lib/platform/time/format";

import { placeClasses } from "./calendar-event";
import { WeekMoveBar } from "./week-move-bar";
import { MovableEvent } from "./movable-event";
import { MovingEvent } from "./moving-event";
import { useMove } from "./use-move";
import type { MoveSetting } from "./use-move";

type Props = MoveSetting & { readonly zone: string; readonly label: string };

/** One adviser's week on a grid with rows of 15 minutes. Staff move appointments by dragging or with the keyboard. */
export function WeekCalendar({ zone, label, ...setting }: Props) {
  const { grid, adviser } = setting;
  const t = useTranslations("week");
  const reader = { locale: useLocale(), zone };
  const root = useRef<HTMLDivElement>(null);
  const lastPicked = useRef<string | null>(null);
  const move = useMove(setting);
  const { moving } = move;
  const isCarrying = moving !== null && !move.isPutDown;

  useEffect(() => {
    if (moving) lastPicked.current = moving.event.reference;
  }, [moving]);

  function putBack() {
    move.putBack();
    // The focused block at the new place disappears. The focus therefore returns to the appointment at its old place.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-reference="${lastPicked.current}"]`)?.focus(),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isCarrying || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      ArrowUp: () => move.step(0, -1),
      ArrowDown: () => move.step(0, 1),
      ArrowLeft: () => move.step(-1, 0),
      ArrowRight: () => move.step(1, 0),
      a: move.changeAdviser,
      A: move.changeAdviser,
      Enter: move.putDown,
      Escape: putBack,
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  const isToday = (day: string) => grid.nowAt !== null && grid.columns[grid.nowAt.day]?.day === day;
  return (
    <>
      <WeekMoveBar moving={moving} isPutDown={move.isPutDown} zone={zone} adviser={adviser.name} />
      <div
        ref={root}
        className={clsx("week-calendar", `days-${grid.columns.length}`)}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {grid.columns.map(({ day, start, meetings, isOpen, holiday, isDayOff }, index) => (
          <div key={day} className={clsx("week-head", `day-${index}`, isToday(day) && "is-today")}>
            <b>{formatDayShort(start, reader).split(" ").slice(0, 2).join(" ")}</b>
            {isOpen ? (
              <span>{t("ofCap", { count: meetings, cap: adviser.dailyCap })}</span>
            ) : (
              <span>{holiday ?? t(isDayOff ? "dayOff" : "closed")}</span>
            )}
          </div>
        ))}
        {Array.from({ length: grid.hours }, (_, hour) => (
          <div key={hour} className={clsx("week-line", `at-hour-${hour}`, "at-quarter-0")} aria-hidden="true">
            <span>{formatTime((grid.columns[0]?.start ?? 0) + hour * 3_600_000, reader)}</span>
          </div>
        ))}
        {grid.columns.map(({ day }, index) => (
          <div
            key={day}
            data-column={index}
            className={clsx("week-column", placeClasses({ day: index, from: 0, length: grid.hours * 4 }))}
          />
        ))}
        {grid.closed.map((block) => (
          <div key={`${block.day} ${block.from}`} className={clsx("closed-hours", placeClasses(block))} />
        ))}
        {grid.events.flatMap(({ buffers, reference }) =>
          buffers.map((buffer) => (
            <div key={`${reference} ${buffer.from}`} className={clsx("buffer", placeClasses(buffer))} />
          )),
        )}
        {grid.own.map((busy) => (
          <div key={`${busy.day} ${busy.from}`} className={clsx("event", "event--own", placeClasses(busy))}>
            <b>{busy.title}</b>
            <span>{busy.detail}</span>
          </div>
        ))}
        {grid.holds.map((hold) => (
          <div
            key={hold.id}
            className={clsx("event", hold.offeredTo === null ? "event--hold" : "event--offer", placeClasses(hold))}
          >
            <b>{hold.title}</b>
            <span>{hold.detail}</span>
          </div>
        ))}
        {grid.events.map((event) => (
          <MovableEvent
            key={event.reference}
            event={event}
            isAway={moving?.event.reference === event.reference}
            root={root}
            rows={grid.hours * 4}
            move={move}
          />
        ))}
        {moving && (
          <MovingEvent
            title={moving.event.title}
            time={formatTime(moving.start, reader)}
            place={{ ...moving.place, length: Math.ceil((moving.event.end - moving.event.start) / 900_000) }}
            isFree={moving.rule === null}
            isCarrying={isCarrying}
            root={root}
            rows={grid.hours * 4}
            onMove={(place) => move.place(moving.event, place)}
            onDrop={(place) => move.drop(moving.event, place)}
            onPickUp={() => move.place(moving.event, moving.place)}
          />
        )}
        {grid.nowAt && (
          <div className={clsx("now-line", placeClasses({ ...grid.nowAt, length: 1 }))} aria-hidden="true" />
        )}
      </div>
    </>
  );
}
