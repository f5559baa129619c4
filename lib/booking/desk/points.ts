const pointsOfCategory = {
  consultation: ["story", "stopped", "free", "limits"],
  recovery: ["transfers", "reports", "stopped", "terms"],
  investigation: ["questions", "papers", "limits", "report"],
} as const;

/** All topics of appointments. Each code is the key of the point's text. */
export const points = [
  ...new Set(["safe" as const, ...Object.values(pointsOfCategory).flat(), "next" as const]),
] as const;
export type Point = (typeof points)[number];

/** The topics that the adviser covers in an appointment. They depend on the category of the service. */
export function pointsOf(category: string): readonly Point[] {
  const own = category in pointsOfCategory ? (category as keyof typeof pointsOfCategory) : "consultation";
  return ["safe", ...pointsOfCategory[own], "next"];
}
