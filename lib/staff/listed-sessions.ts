import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Stored = {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly browser: string | null;
  readonly system: string | null;
};
type Reader = { readonly locale: Locale; readonly zone: string };

/** Formats the times of sessions. The current session is marked and comes first. */
export function toListedSessions(
  sessions: readonly Stored[],
  { currentId, ...reader }: Reader & { readonly currentId?: string },
) {
  const isCurrent = ({ id }: Stored) => id === currentId;
  const ordered = [...sessions.filter(isCurrent), ...sessions.filter((session) => !isCurrent(session))];
  return ordered.map(({ id, createdAt, seenAt, browser, system }) => ({
    id,
    browser,
    system,
    started: formatMoment(createdAt.getTime(), reader),
    seen: formatMoment(seenAt.getTime(), reader),
    isCurrent: id === currentId,
  }));
}
