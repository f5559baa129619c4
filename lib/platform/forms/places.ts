/** A record of an ordered list, and whether it moves towards the start or the end. */
export type Move = { readonly id: string; readonly direction: "up" | "down" };

/**
 * Moves a record of an ordered list one place. A record at the end stays there, and then `to` is `from`. Places begin
 * at 1. Undefined if the list does not contain the record.
 */
export function moveByOne<Row extends { readonly id: string }>(rows: readonly Row[], { id, direction }: Move) {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return undefined;
  const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), rows.length - 1);
  return { moved, from: from + 1, to: to + 1, ordered: rows.toSpliced(from, 1).toSpliced(to, 0, moved) };
}
