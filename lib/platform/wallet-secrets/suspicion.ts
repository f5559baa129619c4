/** How a form was filled in, without the typed texts. */
export type FormBehaviour = {
  /** The value of a field that visitors cannot see. Bots often fill it in. */
  readonly honeypot: string;
  /** Milliseconds from loading the page to submitting the form. Unknown without JavaScript. */
  readonly elapsed: number | undefined;
};

export type FormText = {
  readonly name: string;
  readonly text: string;
  /** The number of other submissions with the same text in the last 24 hours. */
  readonly sameTexts: number;
};

/** A sign that a bot submitted the form, as a code. Staff see the signs of each quarantined message. */
export type Suspicion = "honeypot" | "fast" | "links" | "many-links" | "markup" | "name-link" | "repeated" | "flood";

/**
 * The points for each sign. A submission with two points is doubtful. A submission with four points or more is judged
 * to come from a bot. Victims list URLs of fraudulent sites, so a few links give no points.
 */
const points: Readonly<Record<Suspicion, number>> = {
  honeypot: 4,
  fast: 2,
  links: 2,
  "many-links": 4,
  markup: 4,
  "name-link": 4,
  repeated: 2,
  flood: 4,
};

/** The shortest time in milliseconds in which a person can read the page, write a sentence and submit the form. */
const fastest = 3_000;

export type Verdict = "person" | "doubtful" | "machine";

export type Judgement = { readonly verdict: Verdict; readonly suspicions: readonly Suspicion[] };

/**
 * Judges whether a person submitted the form, by adding up points for suspicious signs. The sender's language and
 * origin do not count. The sender's name counts only if it contains a link.
 */
export function judge({ honeypot, elapsed }: FormBehaviour, { name, text, sameTexts }: FormText): Judgement {
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const suspicions: Suspicion[] = [];
  if (honeypot !== "") suspicions.push("honeypot");
  if (elapsed !== undefined && elapsed < fastest) suspicions.push("fast");
  if (links > 15) suspicions.push("many-links");
  else if (links > 5) suspicions.push("links");
  if (/\[url[=\]]|<a\s|<script|\[link[=\]]/i.test(text)) suspicions.push("markup");
  if (/https?:|www\.|\/\//i.test(name)) suspicions.push("name-link");
  if (sameTexts >= 10) suspicions.push("flood");
  else if (sameTexts >= 3) suspicions.push("repeated");
  const total = suspicions.reduce((sum, suspicion) => sum + points[suspicion], 0);
  return { verdict: total >= 4 ? "machine" : total >= 2 ? "doubtful" : "person", suspicions };
}
