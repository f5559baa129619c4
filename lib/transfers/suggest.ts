import { dayOf } from "./facts";
import type { Facts, Scope } from "./facts";
import type { FoundDate } from "./dates";
import type { FoundTransfer, Identifier, Money, Network, Party, Question, Transfer, Warning } from "./kinds";
import type { FoundMoney } from "./money";
import { interacNumberIn, nameInDescription, recipientIn, referenceIn, senderIn } from "./names";
import { networkNamedIn, networkOfAsset } from "./network-words";
import { isIncoming, isUndone, railOf } from "./words";

export type Choice = {
  /** The amount of the payment. Null if the text has several and none of them stands out. */
  readonly money: FoundMoney | null;
  readonly date: FoundDate | undefined;
  readonly fee?: FoundMoney | undefined;
  /** Whether the name may be what remains of the line, as in a statement. Sentences have other words. */
  readonly isStatement: boolean;
  /** The words that the kind of the payment follows from, if not those of the piece. */
  readonly words?: string;
  readonly direction?: "in" | "out";
};

/** Makes a suggestion from what one piece of the text says. */
export function suggest(facts: Facts, scope: Scope, choice: Choice): FoundTransfer {
  const { rest, codes, piece } = facts;
  const words = choice.words ?? piece.text;
  const warnings: Warning[] = [];
  const questions: Question[] = [];
  const day = dayOf(choice.date, scope);
  warnings.push(...day.warnings);
  questions.push(...day.questions);
  const time = facts.times.find(({ zone }) => zone !== null) ?? facts.times[0];
  if (time && time.zone === null) questions.push("zone");
  const { amount, asset } = amountOf(choice.money, scope, { warnings, questions });
  const direction = choice.direction ?? directionOf(choice.money, words);
  const account = codes.map(({ identifier }) => identifier).find(({ kind }) => accountKinds.has(kind));
  const address = addressOf(facts);
  const email = codes.find(({ identifier }) => identifier.kind === "email")?.identifier.value;
  const named = railOf(words, { asset, hasAccount: account !== undefined });
  // Money that goes to an email address, without a bank's words, was sent with an app.
  const rail = named ?? (email !== undefined && address === undefined ? "payment-app" : null);
  if (rail === null) questions.push("rail");
  const hash = codes.find(({ identifier }) => identifier.kind === "tx-hash")?.identifier;
  const network = rail === "crypto" ? networkOf([address, hash], words, asset) : null;
  const reference = referenceIn(rest) ?? interacNumberIn(rest) ?? null;
  const value = address?.value ?? account?.value ?? email;
  const party = partyOf(nameOf(rest, reference, { direction, isStatement: choice.isStatement }), value);
  if (rail === "crypto" && direction === "out") questions.push(...cryptoQuestions({ address, hash, network }));
  const isDone = !isUndone(words);
  if (!isDone) warnings.push("not-completed");
  const transfer: Transfer = {
    date: day.date,
    time: time?.time ?? null,
    zone: time?.zone ?? null,
    direction,
    amount,
    asset,
    rail,
    network,
    from: direction === "in" ? party : null,
    to: direction === "in" ? null : party,
    hash: hash?.value ?? null,
    reference,
    ...(choice.fee && feeOf(choice.fee, asset)),
    ...((direction === "in" || !isDone) && { selected: false as const }),
  };
  return { transfer, origin: { line: piece.line, text: piece.text.slice(0, 500).trim() }, warnings, questions };
}

/** The row without its tick, so that it does not count as a loss. */
export const unticked = (found: FoundTransfer): FoundTransfer => ({
  ...found,
  transfer: { ...found.transfer, selected: false },
});

/** A row of words that ask for money or do not say that it was sent: without a tick, until the visitor says it. */
export const onlyAsked = (found: FoundTransfer): FoundTransfer => ({
  ...unticked(found),
  warnings: [...found.warnings, "amount-from-request"],
  questions: [...found.questions, "was-it-sent"],
});

const accountKinds: ReadonlySet<Identifier["kind"]> = new Set(["iban", "uk-account", "ca-account"]);

/** The address that the money went to: the one behind "to", or else the first. */
function addressOf({ codes, piece }: Facts): Identifier | undefined {
  const addresses = codes.filter(({ identifier }) => identifier.kind === "address");
  const named = addresses.find(({ start }) =>
    / (?:to|an|à|nach):? {0,2}$/i.test(` ${piece.text.slice(0, start - piece.start)}`),
  );
  return (named ?? addresses[0])?.identifier;
}

type Doubts = { readonly warnings: Warning[]; readonly questions: Question[] };

/** The amount with its currency, or the questions that decide them. */
export function amountOf(
  money: FoundMoney | null,
  { habits }: Scope,
  { warnings, questions }: Doubts,
): Pick<Transfer, "amount" | "asset"> {
  if (money === null) {
    warnings.push("amount-ambiguous");
    questions.push("amount");
    return { amount: null, asset: null };
  }
  if (money.amount === null) {
    warnings.push("amount-ambiguous");
    questions.push("decimal-mark");
  }
  const asset = money.asset ?? habits.currency ?? null;
  if (asset === null) questions.push("currency");
  else if (money.asset === null || money.isAssumed) warnings.push("currency-assumed");
  return { amount: money.amount, asset };
}

function directionOf(money: FoundMoney | null, words: string): "in" | "out" {
  if (money?.sign === "-") return "out";
  return money?.sign === "+" || isIncoming(words) ? "in" : "out";
}

/** The network of a payment in coins: that of its codes, else a named one, else the home of the coin. */
export function networkOf(
  codes: readonly (Identifier | undefined)[],
  words: string,
  asset: string | null,
): Network | null {
  for (const code of codes) {
    const [only, ...others] = code?.networks ?? [];
    if (only && others.length === 0) return only;
  }
  const isEvm = codes.some((code) => code?.networks?.includes("evm-other") === true);
  const named = networkNamedIn(words) ?? networkOfAsset(asset);
  const evm: readonly (Network | undefined)[] = [
    "ethereum",
    "bnb-chain",
    "polygon",
    "arbitrum",
    "optimism",
    "base",
    "avalanche",
  ];
  return named && (!isEvm || evm.includes(named)) ? named : null;
}

export function cryptoQuestions({
  address,
  hash,
  network,
}: {
  address: unknown;
  hash: unknown;
  network: Network | null;
}): Question[] {
  const questions: Question[] = [];
  if (!address) questions.push("recipient-missing");
  if (!hash) questions.push("hash-missing");
  if (network === null) questions.push("network");
  return questions;
}

type Naming = { readonly direction: Transfer["direction"]; readonly isStatement: boolean };

function nameOf(rest: string, reference: string | null, { direction, isStatement }: Naming): string | undefined {
  const named = direction === "in" ? senderIn(rest) : recipientIn(rest);
  if (named !== undefined || !isStatement) return named;
  const description = reference === null ? rest : rest.replace(reference, " ");
  return nameInDescription(description);
}

export function partyOf(name: string | undefined, value: string | undefined): Party | null {
  return name === undefined && value === undefined
    ? null
    : { ...(name !== undefined && { name }), ...(value !== undefined && { value }) };
}

function feeOf({ amount, asset }: FoundMoney, ofPayment: string | null): { fee: Money } | undefined {
  const currency = asset ?? ofPayment;
  return amount === null || currency === null ? undefined : { fee: { amount, asset: currency } };
}
