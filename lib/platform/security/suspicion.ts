/** What a form tells of the way it was filled, beside what was typed. */
export type Filled = {
  /** The field that people do not see. */
  readonly honeypot: string;
  /** From the page's first moment to its sending, in milliseconds; unknown without JavaScript. */
  readonly elapsed: number | undefined;
};

export type Written = {
  readonly name: string;
  readonly text: string;
  /** How often the very same text came under another sending in the last 24 hours. */
  readonly sameTexts: number;
};

/** What spoke for a machine, as codes for the staff. */
export type Suspicion = "honeypot" | "fast" | "links" | "many-links" | "markup" | "name-link" | "repeated" | "flood";

/** Two points are a doubt, four are enough. A victim lists addresses of false sites: a few links are worth nothing here. */
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

/** Nobody reads a page and writes a sentence in less, in milliseconds. */
const fastest = 3_000;

export type Verdict = "person" | "doubtful" | "machine";

export type Judgement = { readonly verdict: Verdict; readonly suspicions: readonly Suspicion[] };

/** Judges whether a person wrote. Points add up; nothing here looks at language, names or where somebody lives. */
export function judge({ honeypot, elapsed }: Filled, { name, text, sameTexts }: Written): Judgement {
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const found: Suspicion[] = [];
  if (honeypot !== "") found.push("honeypot");
  if (elapsed !== undefined && elapsed < fastest) found.push("fast");
  if (links > 15) found.push("many-links");
  else if (links > 5) found.push("links");
  if (/\[url[=\]]|<a\s|<script|\[link[=\]]/i.test(text)) found.push("markup");
  if (/https?:|www\.|\/\//i.test(name)) found.push("name-link");
  if (sameTexts >= 10) found.push("flood");
  else if (sameTexts >= 3) found.push("repeated");
  const total = found.reduce((sum, suspicion) => sum + points[suspicion], 0);
  return { verdict: total >= 4 ? "machine" : total >= 2 ? "doubtful" : "person", suspicions: found };
}
