import { Photo } from "./photo";
import { pictureOf } from "./picture";

/** A client's picture or, without one that loads, the first letter of the name: C for client if there is none. */
export function Avatar({ name, photo }: { name: string; photo?: string | undefined }) {
  const letter = name.trim().charAt(0).toUpperCase() || "C";
  return (
    <span className="avatar" aria-hidden="true">
      {photo ? <Photo picture={pictureOf(photo, 44)}>{letter}</Photo> : letter}
    </span>
  );
}
