import clsx from "clsx";
import { useTranslations } from "next-intl";

const hour = 3_600_000;
/**
 * The waiting time that a full bar shows. All bars have the same scale. In a list of bars, the marks at the promised
 * time of the reply are therefore aligned.
 */
const scaleMs = 32 * hour;
/** The bar shows a warning when less than this time is left until the promised time of the reply. */
const warningMs = 6 * hour;

type Props = {
  /** When the wait began, in milliseconds since 1970. */
  readonly since: number;
  /** The current time, in milliseconds since 1970. */
  readonly until: number;
  /** The firm promises a reply within this time after the wait began. In milliseconds. */
  readonly promisedMs: number;
  readonly isSmall?: boolean;
  /** Whether the wait is over because the person got an answer. */
  readonly isOver?: boolean;
};

/** How long a person has waited: a bar with a mark at the promised time, and the waiting time as text. */
export function WaitingTime({ since, until, promisedMs, isSmall = false, isOver = false }: Props) {
  const t = useTranslations("dashboard.waiting");
  const waited = Math.max(0, until - since);
  const state = isOver ? "over" : waited > promisedMs ? "late" : waited > promisedMs - warningMs ? "soon" : "ok";
  const minutes = Math.floor(waited / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const place = (ms: number) => (Math.min(ms, scaleMs) * 96) / scaleMs;
  return (
    <span
      className={clsx("waiting-time", state !== "ok" && `waiting-time--${state}`, isSmall && "waiting-time--small")}
    >
      <svg viewBox="0 0 96 13" aria-hidden="true" focusable="false" preserveAspectRatio="none">
        <path className="scale" d="M0 6.5H96" />
        <path className="waited" d={`M0 6.5H${place(waited).toFixed(1)}`} />
        <path className="promise" d={`M${place(promisedMs)} 1V12`} />
      </svg>
      <span>
        {t(state, {
          time: hours === 0 ? t("minutes", { minutes }) : t("hours", { hours, minutes: String(rest).padStart(2, "0") }),
        })}
      </span>
    </span>
  );
}
