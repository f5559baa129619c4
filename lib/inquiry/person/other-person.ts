import { fullName } from "./person-name";
import { phoneKey } from "./phone-key";

/** Folds a name for a comparison: without accents, in lower case and without spaces around it. */
export function foldName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

type Named = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly phoneE164: string | null;
};

/** How a booking differs from the file that it is in: by the name only, or by the name and the phone number. */
export type OtherPerson = "name" | "name-and-phone";

/**
 * Whether a booking names another person than the client's file. Two people may use one mailbox, and a visitor may type
 * another person's address. Undefined if the names are the same, or if an erasure has cleared one of them.
 */
export function namesOther(booking: Named, file: Named): OtherPerson | undefined {
  const [named, own] = [booking, file].map((each) => foldName(fullName(each)));
  if (!named || !own || named === own) return undefined;
  return phoneKey(booking) === phoneKey(file) ? "name" : "name-and-phone";
}
