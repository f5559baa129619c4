/** The properties that decide when an entry blocks time. No other property is kept, so no title is ever read. */
const neededProperties: ReadonlySet<string> = new Set([
  ...["UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "STATUS", "TRANSP"],
  ...["X-MICROSOFT-CDO-BUSYSTATUS", "FREEBUSY", "TZID", "TZOFFSETFROM", "TZOFFSETTO"],
]);

/** The components that are read, with the components within them that are read too. */
const neededComponents: Readonly<Partial<Record<string, readonly string[]>>> = {
  VEVENT: [],
  VFREEBUSY: [],
  VTIMEZONE: ["STANDARD", "DAYLIGHT"],
};

/** A longer line is no time and no rule. */
const longestLine = 100_000;

export type CalendarComponent = {
  readonly kind: string;
  /** The component as iCalendar, with only those lines that decide when it blocks time. */
  readonly text: string;
};

/**
 * Splits an iCalendar file into its components. Undefined if the text is not a calendar. Each component is parsed on
 * its own, because the parser refuses the whole text for a single wrong line.
 */
export function splitCalendar(text: string): readonly CalendarComponent[] | undefined {
  const components: CalendarComponent[] = [];
  let isCalendar = false;
  let kind = "";
  let lines: string[] = [];
  /** The names of the open components within the current one. */
  let inner: string[] = [];
  for (const line of unfolded(text)) {
    const name = /^[A-Za-z0-9-]+/.exec(line)?.[0].toUpperCase() ?? "";
    const value =
      name === "BEGIN" || name === "END"
        ? line
            .slice(name.length + 1)
            .trim()
            .toUpperCase()
        : "";
    isCalendar ||= name === "BEGIN" && value === "VCALENDAR";
    if (name === "BEGIN" && value in neededComponents) {
      // A component whose end is missing ends here.
      if (kind !== "") components.push({ kind, text: [...lines, `END:${kind}`].join("\r\n") });
      [kind, lines, inner] = [value, [line], []];
    } else if (kind !== "" && name === "BEGIN") {
      inner.push(value);
      if (isKept(kind, inner)) lines.push(line);
    } else if (kind !== "" && name === "END" && inner.length > 0) {
      if (isKept(kind, inner)) lines.push(line);
      inner.pop();
    } else if (kind !== "" && name === "END") {
      components.push({ kind, text: [...lines, `END:${kind}`].join("\r\n") });
      kind = "";
    } else if (kind !== "" && neededProperties.has(name) && isKept(kind, inner)) lines.push(line);
  }
  return isCalendar ? components : undefined;
}

const isKept = (kind: string, inner: readonly string[]) =>
  inner.every((name, depth) => depth === 0 && (neededComponents[kind]?.includes(name) ?? false));

/** Yields the lines of the text. A line that begins with a space or a tab continues the line before it. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let length = 0;
  for (const raw of text.replace(/^\uFEFF/, "").split("\n")) {
    const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
    const isContinued = line.startsWith(" ") || line.startsWith("\t");
    if (!isContinued) {
      if (parts.length > 0) yield parts.join("");
      [parts, length] = [[], 0];
    }
    length += line.length;
    if (length <= longestLine) parts.push(isContinued ? line.slice(1) : line);
  }
  if (parts.length > 0) yield parts.join("");
}
