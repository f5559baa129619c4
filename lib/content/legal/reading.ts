import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import type { Day } from "@/lib/platform/time/day";

/** A reading of a version of a legal text by counsel, with what two people did with it. */
export type Reading = {
  readonly id: string;
  readonly textId: string;
  readonly number: number;
  readonly counsel: string;
  readonly readOn: Day;
  readonly confirmation: ConfirmationRow;
};

/** What two people say about a version. `reading` is undefined if nobody has recorded that counsel read it. */
export type CounselState = {
  readonly name: "unread" | "proposed" | "marked";
  readonly reading: Reading | undefined;
};

/** The state of one version of a text. */
export function counselState(readings: readonly Reading[], number: number): CounselState {
  const open = readings.find((reading) => reading.number === number && reading.confirmation.state !== "ended");
  return { name: !open ? "unread" : open.confirmation.state === "confirmed" ? "marked" : "proposed", reading: open };
}
