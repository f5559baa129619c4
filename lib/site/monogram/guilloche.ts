/** A ring of interlaced waves, as engraved on share certificates. */
export type Guilloche = {
  readonly centre: number;
  /** The waves swing around a circle with this `radius`. `depth` is how far they reach to each side of the circle. */
  readonly radius: number;
  readonly depth: number;
  /** The number of waves in one turn. */
  readonly lobes: number;
  /** The number of lines. Each line is the previous one, shifted by `1 / strands` of a wave. */
  readonly strands: number;
};

/**
 * The number of Bézier curves for each wave. With four curves, the drawn line differs from the exact wave by less than
 * a tenth of a pixel.
 */
const curvesPerLobe = 4;

/** The path data of each strand. */
export function strandsOf(ring: Guilloche): string[] {
  return Array.from({ length: ring.strands }, (_, strand) => strandPath(ring, (2 * Math.PI * strand) / ring.strands));
}

function strandPath(ring: Guilloche, phase: number): string {
  const steps = ring.lobes * curvesPerLobe;
  const step = (2 * Math.PI) / steps;
  const start = pointAt(ring, phase, 0);
  const curves = Array.from({ length: steps }, (_, index) => {
    const from = pointAt(ring, phase, index * step);
    const to = pointAt(ring, phase, (index + 1) * step);
    // The Bézier curve has the same tangents as the wave at both ends, so it follows the wave closely.
    return `C${pair(from.x + (from.dx * step) / 3, from.y + (from.dy * step) / 3)} ${pair(to.x - (to.dx * step) / 3, to.y - (to.dy * step) / 3)} ${pair(to.x, to.y)}`;
  });
  return `M${pair(start.x, start.y)}${curves.join("")}Z`;
}

/** A point of the wave, and its derivative with respect to the angle. */
function pointAt({ centre, radius, depth, lobes }: Guilloche, phase: number, angle: number) {
  const distance = radius + depth * Math.sin(lobes * angle + phase);
  const slope = depth * lobes * Math.cos(lobes * angle + phase);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: centre + distance * cos,
    y: centre + distance * sin,
    dx: slope * cos - distance * sin,
    dy: slope * sin + distance * cos,
  };
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
