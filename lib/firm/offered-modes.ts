import type { MeetingMode } from "./meeting-modes";
import { firm } from "./settings-snapshot";

/** The meeting modes that the firm offers, in person only if it has a visiting address. The first is the default. */
export function offeredModes(): readonly MeetingMode[] {
  const { meetingModes, visitingAddress } = firm();
  const possible = meetingModes.filter((mode) => mode !== "in-person" || visitingAddress !== null);
  return possible.length > 0 ? possible : ["phone"];
}

/** The chosen mode or, without a choice, the first offered one; undefined for a mode that is not offered. */
export function offeredMode(chosen: MeetingMode | undefined): MeetingMode | undefined {
  const modes = offeredModes();
  return chosen === undefined ? modes[0] : modes.find((mode) => mode === chosen);
}
