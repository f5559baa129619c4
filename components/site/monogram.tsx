/**
 * A person's initials on a rosette. The rosette is an SVG file generated from the id and coloured by the page. The name
 * is beside it.
 */
export function Monogram({ id, name }: { id: string; name: string }) {
  return (
    <svg className="monogram" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <use href={`/images/monograms/${id}.svg#rosette`} />
      <text x="120" y="120" dy=".345em" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
}
