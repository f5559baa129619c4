import type { MeetingMode } from "./meeting-modes";
import { firm } from "./settings-snapshot";
import { statedModes } from "./stated-facts";

/**
 * Lists the meeting modes that can be booked. If none is confirmed and possible, the list contains only "phone". The
 * first mode is the default.
 */
export function offeredModes(): readonly MeetingMode[] {
  const stated = statedModes(firm());
  return stated.length > 0 ? stated : ["phone"];
}

/**
 * Returns the chosen meeting mode. If none was chosen, returns the first offered mode. Undefined if the chosen mode is
 * not offered.
 */
export function offeredMode(chosen: MeetingMode | undefined): MeetingMode | undefined {
  const modes = offeredModes();
  return chosen === undefined ? modes[0] : modes.find((mode) => mode === chosen);
}
