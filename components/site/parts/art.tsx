/** The drawings in `public/images/art` with their width and height. */
const drawings = {
  route: [560, 250],
  envelope: [460, 300],
  lens: [460, 330],
  chain: [480, 190],
} as const;

export type ArtName = keyof typeof drawings;

/** A decorative drawing. It is an external SVG file. Its colours depend on the surface around it. */
export function Art({ name }: { name: ArtName }) {
  const [width, height] = drawings[name];
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <use href={`/images/art/${name}.svg#${name}`} width={width} height={height} />
    </svg>
  );
}
