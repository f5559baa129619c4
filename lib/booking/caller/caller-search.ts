type Typed = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string };

/**
 * Reads the caller's email address, phone number or name from a staff member's search text. If the search found no
 * client, the result prefills the form for the caller.
 */
export function callerFromSearch(search: string): Typed {
  const typed = search.trim();
  const none = { firstName: "", lastName: "", email: "", phone: "" };
  if (typed.includes("@")) return { ...none, email: typed };
  if (/\d/.test(typed)) return /^[\d\s+().\/-]+$/.test(typed) ? { ...none, phone: typed } : none;
  const words = typed.split(/\s+/);
  return { ...none, firstName: words.slice(0, -1).join(" ") || typed, lastName: words.slice(1).at(-1) ?? "" };
}
