/** The drawings in `public/images/art` with their width and height. */
const drawings = {
  route: [560, 250],
  letter: [420, 300],
  envelope: [460, 300],
  lens: [460, 330],
  four: [480, 250],
  chain: [480, 190],
} as const;

export type ArtName = keyof typeof drawings;

type ArtProps = {
  name: ArtName;
  /** The height that is cut off at the top of the drawing, in units of the drawing. */
  top?: number;
};

/** A decorative drawing. It is an external SVG file. Its colours depend on the surface around it. */
export function Art({ name, top = 0 }: ArtProps) {
  const [width, height] = drawings[name];
  return (
    <svg className="art" viewBox={`0 ${top} ${width} ${height - top}`} aria-hidden="true" focusable="false">
      <use href={`/images/art/${name}.svg#${name}`} width={width} height={height} />
    </svg>
  );
}
