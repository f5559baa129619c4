import { Photo } from "./photo";
import { pictureOf } from "./picture";

/**
 * A client's photo. If there is no photo or it fails to load, the first letter of the name is shown, or "C" for an
 * empty name.
 */
export function Avatar({ name, photo }: { name: string; photo?: string | undefined }) {
  const letter = name.trim().charAt(0).toUpperCase() || "C";
  return (
    <span className="avatar" aria-hidden="true">
      {photo ? <Photo picture={pictureOf(photo, 44)}>{letter}</Photo> : letter}
    </span>
  );
}
