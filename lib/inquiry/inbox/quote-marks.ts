/** The longest line in which a mark is searched, in characters. */
const longest = 300;

const forwards =
  /^[\s>*_-]*(?:begin forwarded message|forwarded message|forwarded by .{1,80}|anfang der weitergeleiteten (?:nachricht|e-?mail)|(?:ursprüngliche )?weitergeleitete (?:nachricht|e-?mail)|(?:début du )?(?:message|courriel|e-?mail) (?:transféré|réexpédié|transmis))[\s:*_-]*$/iu;
const forwardedSubject = /^(?:fwd?|wg|tr|rv|weitergeleitet|transf)\s?:/iu;

/** Whether the email forwards another one: its subject or a line of its text says so. */
export function isForwarded(subject: string, lines: readonly string[]): boolean {
  return forwardedSubject.test(subject.trim()) || lines.some((line) => line.length < longest && forwards.test(line));
}

const separator =
  /^[\s*_-]*(?:original message|original-nachricht|ursprüngliche nachricht|message d['’]origine|message original)[\s*_:-]*$/iu;
const sender = /^\*?(?:from|von|de)\s?:\*?\s/iu;
const field =
  /^\*?(?:from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|date d['’]envoi|à|objet|importance|wichtigkeit)\s?:\*?(?:\s|$)/iu;

/**
 * If the headers of a quoted email begin at this line, as Outlook writes them, returns the line after them. They name
 * at least the sender and two other facts.
 */
export function headerBlockEnd(lines: readonly string[], at: number): number | undefined {
  const lineAt = (index: number) => (lines[index] ?? "").slice(0, longest).trim();
  let next = at;
  const isSeparated = separator.test(lineAt(next));
  if (isSeparated) next += 1;
  while (isSeparated && next < at + 3 && lineAt(next) === "") next += 1;
  if (!sender.test(lineAt(next))) return isSeparated ? next : undefined;
  const first = next;
  while (next < first + 8 && field.test(lineAt(next))) next += 1;
  return next - first >= 3 ? next : undefined;
}

const fullAttribution = /^(?:on|am|le|den)\s.{0,250}\b(?:wrote|writes|schrieb|a écrit)\b.{0,200}:$/iu;
const shortAttribution = /^.{1,200}\b(?:wrote|schrieb|a écrit)\b.{0,200}:$/iu;

/**
 * The first of the lines that introduce a quoted email, such as "On Friday, Office wrote:", if they are the last lines
 * before `end`. Programs wrap such a line into up to three lines. Returns `end` if there is no such line.
 */
export function attributionStart(lines: readonly string[], end: number): number {
  const text = (first: number) =>
    lines
      .slice(Math.max(0, first), end)
      .map((line) => line.slice(0, longest).trim())
      .join(" ");
  const full = [end - 1, end - 2, end - 3].find((first) => first >= 0 && fullAttribution.test(text(first)));
  if (full !== undefined) return full;
  return shortAttribution.test(text(end - 1)) ? end - 1 : end;
}
