import { strandsOf } from "./guilloche";

const lobeCounts = [5, 6, 7, 8, 9, 10, 12, 16, 20, 24];
const outerRadius = 104;

/** Draws a rosette with an empty disc for the initials. The same id always gives the same rosette. */
export function drawMonogram(id: string): string {
  const seed = hash(id);
  const lobes = lobeCounts[(seed >>> 24) % lobeCounts.length] ?? 8;
  // A rosette with more than 12 lobes gets only 3 or 4 strands. With more strands, it would look like a grey ring.
  const strands = lobes > 12 ? 3 + ((seed >>> 8) % 2) : 5 + ((seed >>> 8) % 5);
  const depth = 22 + ((seed >>> 16) % 5);
  const disc = outerRadius - 2 * depth + 4;
  const paths = strandsOf({ centre: 120, radius: outerRadius - depth, depth, lobes, strands });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g id="rosette" fill="none">` +
    `<g stroke="var(--line-strong, #837a66)" stroke-width=".8" opacity=".62">${paths.map((d) => `<path d="${d}"/>`).join("")}</g>` +
    `<circle cx="120" cy="120" r="${disc}" fill="var(--sunken, #f2ede0)" stroke="var(--line-strong, #837a66)"/>` +
    `<circle cx="120" cy="120" r="${disc - 5}" stroke="var(--gold-edge, #8a6a1f)"/></g></svg>`
  );
}

/** The hash FNV-1a, which gives very different numbers for ids that differ in a single letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
