/** The facts for the slots of a text, such as `{date}`. A fact that is missing or empty is not known. */
export type Slots = Readonly<Record<string, string | undefined>>;

const slot = /\{(\w+)\}/g;

/** Fills in the slots of a text. Sentences with a slot whose fact is not known are left out. */
export function filledText(text: string, slots: Slots): string {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => [...sentence.matchAll(slot)].every(([, name = ""]) => slots[name]))
    .map((sentence) => sentence.replace(slot, (_, name: string) => withoutEnd(slots[name] ?? "")))
    .join(" ");
}

/** A fact may end with a full stop, as "Trade Plus Inc." does. The sentence has its own. */
const withoutEnd = (fact: string) => fact.trim().replace(/(?<!\.)\.+$/, "");
