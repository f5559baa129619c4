import { decrypt, encrypt } from "@/lib/platform/security/encryption";

/** The encrypted columns of cases, each with its own context. */
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

export const seal = (column: CaseText, text: string) => encrypt(text, column);

/** Encrypts a text for this column. Null for an empty text. */
export const sealOptional = (column: CaseText, text: string | undefined) => (text ? encrypt(text, column) : null);

export const unseal = (column: CaseText, sealed: Uint8Array) => decrypt(sealed, column);

export const unsealOptional = (column: CaseText, sealed: Uint8Array | null) =>
  sealed === null ? undefined : decrypt(sealed, column);
