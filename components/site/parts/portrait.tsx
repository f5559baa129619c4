import { Photo } from "./photo";
import { pictureOf } from "./picture";

/** A team member's photo. A person icon replaces a photo that fails to load. A monogram replaces a missing photo. */
export function Portrait({ id, name, photo }: { id: string; name: string; photo?: string | undefined }) {
  if (!photo) {
    return (
      <div className="portrait">
        <Monogram id={id} name={name} />
      </div>
    );
  }
  return (
    <div className="portrait">
      <Photo picture={pictureOf(photo, 76)}>
        <span className="portrait-failed" aria-hidden="true">
          👤
        </span>
      </Photo>
    </div>
  );
}

/**
 * A person's initials on a rosette. The rosette is an SVG file that the server generates from the person's id. The
 * page's CSS sets the rosette's colours. Screen readers skip the monogram, because the name is shown beside it.
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
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => part?.charAt(0).toUpperCase() ?? "").join("");
}
