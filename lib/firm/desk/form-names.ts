import type { MeetingMode } from "../meeting-modes";

/** The names of the controls of the form with the firm's facts. They are also the paths of its error codes. */
export const modeControl = (mode: MeetingMode) => `modes.${mode}`;
export const socialControl = (network: string) => `social.${network}`;
export const postalControl = (part: "street" | "locality" | "region" | "postalCode" | "country") => `postal.${part}`;

/** The days of the week as in ISO 8601: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
