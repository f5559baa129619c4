/** The networks that a code or a payment can belong to. `evm-other` is any other network with Ethereum's addresses. */
export const networks = [
  ...(["bitcoin", "ethereum", "bnb-chain", "polygon", "arbitrum", "optimism", "base", "avalanche"] as const),
  ...(["evm-other", "tron", "solana", "xrp", "litecoin", "dogecoin", "cardano", "ton"] as const),
] as const;
export type Network = (typeof networks)[number];

/** The ways in which money leaves an account. `lib/cases/prepared-view.ts` maps them to those of a case. */
export const transferRails = [
  ...(["bank-transfer", "direct-debit", "card", "crypto", "payment-app", "gift-card", "cash"] as const),
] as const;
export type TransferRail = (typeof transferRails)[number];

/**
 * What the form of a code proves. `none`: codes of this kind carry no check digits. `format-only`: only the form is
 * right. `length-unusual`: no code of this kind has this length.
 */
export type CodeCheck = "ok" | "failed" | "none" | "format-only" | "length-unusual" | "host-known" | "host-unknown";

export type CodeKind =
  | ("address" | "tx-hash" | "explorer-url" | "url" | "iban" | "bic" | "uk-account" | "ca-account" | "creditor-id")
  | ("email" | "phone" | "gift-card-code" | "card-number" | "partial-code" | "unknown-code");

/** A code in a text. `value` is normalised: without spaces, in the spelling that carries the checksum. */
export type Identifier = {
  readonly kind: CodeKind;
  readonly value: string;
  readonly check: CodeCheck;
  readonly networks?: readonly Network[];
  readonly country?: string;
  readonly tag?: string;
  readonly known?: string;
  /** The same account in its older form (XRP) or as hexadecimal digits (TON). */
  readonly classic?: string;
  readonly raw?: string;
};

export type Warning =
  | ("checksum-failed" | "length-unusual" | "code-truncated" | "code-masked" | "joined-line-break")
  | ("hidden-characters" | "token-contract-not-recipient" | "lookalike-host" | "foreign-account")
  | ("date-order-assumed" | "date-order-from-file" | "year-assumed" | "zone-assumed")
  | ("zone-missing" | "amount-ambiguous" | "amount-from-request" | "amount-not-paid" | "currency-assumed")
  | ("not-completed" | "text-cut");

/** Questions with a fixed set of answers. The page asks them beside the cell that they belong to. */
export type Question =
  | ("date" | "date-order" | "zone" | "amount" | "decimal-mark" | "currency" | "rail" | "network")
  | ("is-hash-not-key" | "was-it-sent" | "hash-missing" | "recipient-missing" | "full-code");

export type Money = { readonly amount: string; readonly asset: string };
export type Party = { readonly name?: string; readonly value?: string };

/**
 * A suggested payment. `date` is YYYY-MM-DD, `time` is HH:MM or HH:MM:SS, `zone` an offset, an IANA name or "UTC", and
 * `amount` a decimal number without a sign. Null means that the text does not say it, or not clearly.
 */
export type Transfer = {
  readonly date: string | null;
  readonly time: string | null;
  readonly zone: string | null;
  readonly direction: "out" | "in" | "unknown";
  readonly amount: string | null;
  readonly asset: string | null;
  readonly rail: TransferRail | null;
  readonly network: Network | null;
  readonly from: Party | null;
  readonly to: Party | null;
  readonly hash: string | null;
  readonly reference: string | null;
  readonly fee?: Money;
  readonly value?: Money;
  /** False for a suggestion that is probably no loss: money received, or a payment that failed. */
  readonly selected?: false;
};

/** A transfer with its place in the text, and with what is uncertain about it. */
export type FoundTransfer = {
  readonly transfer: Transfer;
  readonly origin: { readonly line: number; readonly text: string };
  readonly warnings: readonly Warning[];
  readonly questions: readonly Question[];
};

/** What a pasted text contains. Warnings stop nothing; questions have a fixed set of answers. */
export type Parsed = {
  readonly refused: { readonly reason: "secret"; readonly finding: "certain" } | null;
  readonly format: string;
  readonly rows: readonly Transfer[];
  readonly identifiers: readonly Identifier[];
  readonly warnings: readonly Warning[];
  readonly questions: readonly Question[];
};
