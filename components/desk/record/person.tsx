import { PlainImage } from "@/components/ui/plain-image";

type PortraitProps = { readonly name: string; readonly photo: string | null };

/** A person's photo, or the initials in a larger disc. Screen readers skip them, because the name is beside them. */
export function Portrait({ name, photo }: PortraitProps) {
  if (photo) return <PlainImage src={photo} alt="" width={42} height={42} className="initials initials--l" />;
  return (
    <span className="initials initials--l" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/**
 * The initials for the disc beside a name: the first letters of the first and the last word. Words in brackets are
 * ignored.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\([^()]*\)/g, "")
    .trim()
    .split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "").join("");
}
