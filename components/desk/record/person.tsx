/** A staff member by name, with the initials in a disc. */
export function Person({ name }: { readonly name: string }) {
  return (
    <span className="person">
      <span className="initials initials--s" aria-hidden="true">
        {initialsOf(name)}
      </span>
      {name}
    </span>
  );
}

/** A person's initials in a larger disc. Screen readers skip them, because the name is beside them. */
export function Portrait({ name }: { readonly name: string }) {
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
