import type { Instant } from "../../../lib/platform/time/instant";
import type { Backup, Restore } from "./backup-folder";

/** The timeline of a new database. */
const firstTimeline = 1;

/** Returns the timeline on which the database was at a moment. */
export function timelineAt(restores: readonly Restore[], moment: Instant): number {
  return restores.findLast(({ at }) => at <= moment)?.timeline ?? firstTimeline;
}

/**
 * Chooses the newest backup from which the moment can be reached, and the timeline that leads there. A backup of a
 * timeline that was left before the moment leads somewhere else. Undefined if there is no such backup.
 */
export function chooseBackup(
  { backups, restores }: { readonly backups: readonly Backup[]; readonly restores: readonly Restore[] },
  moment: Instant,
): { readonly backup: Backup; readonly timeline: number } | undefined {
  const timeline = timelineAt(restores, moment);
  const leadsTo = (backup: Backup, wanted: number): boolean => {
    if (backup.timeline === wanted) return true;
    const restore = restores.find((each) => each.timeline === wanted);
    return restore !== undefined && backup.finishedAt <= restore.to && leadsTo(backup, restore.parent);
  };
  const backup = backups.findLast((each) => each.finishedAt <= moment && leadsTo(each, timeline));
  return backup && { backup, timeline };
}
