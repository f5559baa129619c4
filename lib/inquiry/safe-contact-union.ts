import { safeContactCodes } from "./safe-contact-names";
import type { SafeContactCode } from "./safe-contact-names";

/** The safe-contact instructions in one record. The person may have given others elsewhere. */
export type SafeContactSource = {
  readonly from: "client" | "booking" | "message" | "lead";
  /** The reference of the booking, message or lead. */
  readonly reference?: string;
  readonly codes: readonly string[];
  /** The person's own words, if they were decrypted. */
  readonly note?: string | undefined;
};

/** Lists the instructions that any of the records contains, in the order of the forms. */
export function unionOfCodes(lists: readonly (readonly string[])[]): SafeContactCode[] {
  return Object.values(safeContactCodes).filter((code) => lists.some((codes) => codes.includes(code)));
}
