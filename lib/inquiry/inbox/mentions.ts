import { foldName } from "../person/other-person";

export type Person = { readonly id: string; readonly name: string };

export type Mentions = {
  /** The people whom the text names, each once. */
  readonly people: readonly Person[];
  /** The first word after "@" that names nobody, or several people. */
  readonly unknown: string | undefined;
};

/** Finds the colleagues whom a text names with "@": by the whole name, or by a first name that only one of them has. */
export function findMentions(text: string, colleagues: readonly Person[]): Mentions {
  const people = new Map<string, Person>();
  let unknown: string | undefined;
  // An "@" within an email address follows a letter, a digit or one of these signs.
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}@._+-])@(?=\p{L})/gu)) {
    const rest = text.slice(index + 1);
    const person = longest(rest, colleagues) ?? onlyOne(firstWord(rest), colleagues);
    if (person) people.set(person.id, person);
    else unknown ??= firstWord(rest);
  }
  return { people: [...people.values()], unknown };
}

function longest(rest: string, colleagues: readonly Person[]): Person | undefined {
  return colleagues
    .filter(({ name }) => foldName(rest.slice(0, name.length)) === foldName(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

function onlyOne(word: string, colleagues: readonly Person[]): Person | undefined {
  const named = colleagues.filter(({ name }) => foldName(firstWord(name)) === foldName(word));
  return named.length === 1 ? named[0] : undefined;
}

const firstWord = (text: string) => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? "";
