/** The times at which a span begins and ends, such as "09:00" and "12:00". Empty if nothing is entered. */
export type Times = readonly [from: string, to: string];

/** Reads the value of a field of the kind "spans": "09:00-12:00 13:00-17:00". */
export function spansIn(value: string | undefined): readonly Times[] {
  return (value ?? "")
    .split(" ")
    .filter(Boolean)
    .map((span): Times => {
      const [from = "", to = ""] = span.split("-");
      return [from, to];
    });
}
