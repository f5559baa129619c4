/** Names of pages below `/dashboard/advisers`, which no adviser can have. */
const reserved = ["new"];

/**
 * Makes the name in links from a name: "helen-tremblay" for "Hélène Tremblay". From the second attempt on, a number
 * is added.
 */
export function slugFor(name: string, attempt: number): string {
  const letters = name
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 60);
  const base = letters === "" || reserved.includes(letters) ? `adviser${letters && `-${letters}`}` : letters;
  return attempt === 1 ? base : `${base}-${attempt}`;
}
