import { Monogram } from "./monogram";
import { Photo } from "./photo";
import { pictureOf } from "./picture";

/** A team member's photograph, a person in its place if it does not load, or without one the monogram. */
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
      <Photo picture={pictureOf(photo, 178)}>
        <span className="portrait-missing" aria-hidden="true">
          👤
        </span>
      </Photo>
    </div>
  );
}
