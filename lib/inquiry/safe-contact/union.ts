import { safeContactCodes } from "./names";
import type { SafeContactCode } from "./names";

/** The safe-contact instructions in one record. Other records of the same person may have other instructions. */
export type SafeContactSource = {
  readonly from: "client" | "booking" | "message" | "lead";
  /** The reference of the booking, message or lead. */
  readonly reference?: string;
  readonly codes: readonly string[];
  /** The note in the person's own words, if it was decrypted. */
  readonly note?: string | undefined;
};

/** Lists each instruction that is in at least one of the lists, in the order in which forms show the instructions. */
export function unionOfCodes(lists: readonly (readonly string[])[]): SafeContactCode[] {
  return Object.values(safeContactCodes).filter((code) => lists.some((codes) => codes.includes(code)));
}
