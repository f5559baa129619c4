import { Monogram } from "./monogram";
import { Photo } from "./photo";
import { pictureOf } from "./picture";

/** A team member's photo. A person icon replaces a photo that fails to load, and the monogram a missing one. */
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
