/** What a visitor can agree to. Without an answer, nothing is agreed to. */
export const purposes = ["analytics", "advertising"] as const;
export type Purpose = (typeof purposes)[number];

/** The version of the question's texts. With other texts, every visitor is asked again. */
export const choicesVersion = "2026-12-01";

/** The cookie that holds a visitor's answer. */
export const choicesCookie = "privacy_choices";

/** The cookie with the random id by which Google tells visitors apart. It exists only while the visitor agrees. */
export const visitorCookie = "google_visitor";

/** The answer is asked for again after this time, in seconds (6 months). */
export const choicesLifeSeconds = 182 * 24 * 60 * 60;

/** Writes the cookie's value, such as "2026-11-29.analytics.advertising". */
export function writeChoices(agreed: readonly Purpose[]): string {
  return [choicesVersion, ...purposes.filter((purpose) => agreed.includes(purpose))].join(".");
}

/** Reads the cookie's value. Undefined if there is no answer to the present version. */
export function readChoices(value: string | undefined): readonly Purpose[] | undefined {
  const [version, ...agreed] = (value ?? "").split(".");
  return version === choicesVersion ? purposes.filter((purpose) => agreed.includes(purpose)) : undefined;
}
