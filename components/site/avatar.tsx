import { Photo } from "./photo";
import { pictureOf } from "./picture";

/**
 * A client's photo. Without a photo, or if it fails to load, it is the first letter of the name, or "C" for an empty
 * name.
 */
export function Avatar({ name, photo }: { name: string; photo?: string | undefined }) {
  const letter = name.trim().charAt(0).toUpperCase() || "C";
  return (
    <span className="avatar" aria-hidden="true">
      {photo ? <Photo picture={pictureOf(photo, 44)}>{letter}</Photo> : letter}
    </span>
  );
}
