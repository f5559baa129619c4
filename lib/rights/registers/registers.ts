import { decrypt, encrypt } from "@/lib/platform/security/encryption";

/** How a data request or a complaint arrived. */
export const channels = ["email", "phone", "letter", "in-person", "other"] as const;
export type Channel = (typeof channels)[number];

/** The kinds of requests that people can make about their own data. */
export const requestKinds = [
  "access",
  "erasure",
  "correction",
  "portability",
  "restriction",
  "objection",
  "consent-withdrawn",
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const laws = ["gdpr", "uk-gdpr", "pipeda", "quebec"] as const;
export type Law = (typeof laws)[number];

/** How staff checked the person's identity. */
export const identityChecks = ["known-by-voice", "id-document", "reply-from-address", "manage-link"] as const;
export type IdentityCheck = (typeof identityChecks)[number];

export const requestEnds = ["answered", "refused", "withdrawn"] as const;
export type RequestEnd = (typeof requestEnds)[number];
/** "mistaken" means that the request was registered by mistake and was not answered. */
export type RequestState = "open" | RequestEnd | "mistaken";

export const complaintOutcomes = ["upheld", "partly-upheld", "not-upheld", "withdrawn"] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export type ComplaintState = "received" | "acknowledged" | "answered" | "closed" | "mistaken";

type ComplaintTimes = Readonly<Record<"acknowledgedAt" | "answeredAt" | "closedAt", Date | null>>;

/**
 * The latest state that a complaint has reached. A complaint can be answered without an acknowledgement. A complaint
 * that was closed without an answer was registered by mistake.
 */
export function complaintState({ acknowledgedAt, answeredAt, closedAt }: ComplaintTimes): ComplaintState {
  if (closedAt) return answeredAt ? "closed" : "mistaken";
  return answeredAt ? "answered" : acknowledgedAt ? "acknowledged" : "received";
}

/**
 * The encrypted columns of the registers. A column's name is also the `context` for `encrypt`, so a value that was
 * copied to another column cannot be decrypted.
 */
type RegisterText =
  | "data_requests.name"
  | "data_requests.email"
  | "data_requests.details"
  | "data_requests.receipt_reason"
  | "data_requests.extension_reason"
  | "data_requests.answer"
  | "complaints.name"
  | "complaints.email"
  | "complaints.text"
  | "complaints.receipt_reason"
  | "complaints.answer"
  | "complaints.mistake_reason";

/** Encrypts a text for the given column. */
export const seal = (column: RegisterText, text: string) => encrypt(text, column);

/** Encrypts a text, or returns null for an empty text. */
export const sealOptional = (column: RegisterText, text: string | undefined) => (text ? encrypt(text, column) : null);

/** Decrypts a text from the given column. Throws if the text was encrypted for another column. */
export const unseal = (column: RegisterText, sealed: Uint8Array) => decrypt(sealed, column);

/** Decrypts a text from the given column. Returns undefined for null. */
export const unsealOptional = (column: RegisterText, sealed: Uint8Array | null) =>
  sealed === null ? undefined : decrypt(sealed, column);
