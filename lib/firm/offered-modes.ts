import type { MeetingMode } from "./meeting-modes";
import { firm } from "./settings-snapshot";

/**
 * Lists the meeting modes that the firm offers. A meeting in person requires a visiting address. If no mode is left,
 * the list contains only "phone". The first mode is the default.
 */
export function offeredModes(): readonly MeetingMode[] {
  const { meetingModes, visitingAddress } = firm();
  const possible = meetingModes.filter((mode) => mode !== "in-person" || visitingAddress !== null);
  return possible.length > 0 ? possible : ["phone"];
}

/**
 * Returns the chosen meeting mode. If none was chosen, returns the first offered mode. Undefined if the chosen mode is
 * not offered.
 */
export function offeredMode(chosen: MeetingMode | undefined): MeetingMode | undefined {
  const modes = offeredModes();
  return chosen === undefined ? modes[0] : modes.find((mode) => mode === chosen);
}
