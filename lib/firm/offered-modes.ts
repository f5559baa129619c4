import type { MeetingMode } from "./meeting-modes";
import { firm } from "./settings-snapshot";

/** The ways to meet that the firm offers and can keep: in person only where clients are received. The first is the default. */
export function offeredModes(): readonly MeetingMode[] {
  const { meetingModes, visitingAddress } = firm();
  const kept = meetingModes.filter((mode) => mode !== "in-person" || visitingAddress !== null);
  return kept.length > 0 ? kept : ["phone"];
}

/** The chosen way, or the first offered where none was chosen; undefined for one that is not offered. */
export function offeredMode(chosen: MeetingMode | undefined): MeetingMode | undefined {
  const modes = offeredModes();
  return chosen === undefined ? modes[0] : modes.find((mode) => mode === chosen);
}
