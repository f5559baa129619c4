import { decrypt, encrypt } from "@/lib/platform/security/encryption";

/** The encrypted columns of cases. Each name is also the encryption context of its column. */
type CaseText =
  | "cases.close_reason"
  | "case_rules_met.note"
  | "case_decisions.reason"
  | "case_losses.sender"
  | "case_losses.recipient"
  | "case_losses.reference"
  | "case_parties.note"
  | "case_deadlines.title"
  | "case_letters.recipient"
  | "case_letters.subject"
  | "case_letters.answer"
  | "conflict_checks.reason";

/** Encrypts a text for the given column. */
export const seal = (column: CaseText, text: string) => encrypt(text, column);

/** Encrypts a text for the given column. Returns null if the text is empty or missing. */
export const sealOptional = (column: CaseText, text: string | undefined) => (text ? encrypt(text, column) : null);

/** Decrypts a text from the given column. Throws if the text was encrypted for another column. */
export const unseal = (column: CaseText, sealed: Uint8Array) => decrypt(sealed, column);

/** Decrypts a text from the given column. Returns undefined for null. */
export const unsealOptional = (column: CaseText, sealed: Uint8Array | null) =>
  sealed === null ? undefined : decrypt(sealed, column);
