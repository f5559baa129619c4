import type { Firm, MeetingMode } from "./settings";

export type StatedHours = Pick<Firm, "openingHours" | "zone" | "city">;

/**
 * The office hours with their zone and city. Null until an administrator has confirmed them: no page states them then.
 */
export function statedHours({ confirmedOn, openingHours, zone, city }: Firm): StatedHours | null {
  return confirmedOn.hours === undefined ? null : { openingHours, zone, city };
}

/**
 * The ways to meet that pages may state. Empty until an administrator has confirmed them. A meeting in person requires
 * a visiting address.
 */
export function statedModes(
  firm: Pick<Firm, "confirmedOn" | "meetingModes" | "visitingAddress">,
): readonly MeetingMode[] {
  return firm.confirmedOn["meeting-modes"] === undefined ? [] : possibleModes(firm);
}

/** The firm's ways to meet without those that are impossible, in the firm's order. */
export function possibleModes({
  meetingModes,
  visitingAddress,
}: Pick<Firm, "meetingModes" | "visitingAddress">): readonly MeetingMode[] {
  return meetingModes.filter((mode) => mode !== "in-person" || visitingAddress !== null);
}

/**
 * Whether the firm has read and dated the articles or the questions that the product brings. Until then, a live site
 * does not show them.
 */
export function isRead(firm: Pick<Firm, "confirmedOn">, part: "articles" | "questions"): boolean {
  return firm.confirmedOn[part] !== undefined;
}
