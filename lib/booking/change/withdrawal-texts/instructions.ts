/**
 * The instructions on withdrawal and the model form that the law prescribes. The wording is the law's own: only the
 * firm's details and the address of the online function are filled in.
 */
export type WithdrawalText = {
  readonly title: string;
  readonly right: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly effects: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly form: {
    readonly title: string;
    readonly lead: string;
    readonly lines: readonly string[];
    readonly note: string;
  };
};

/** What is filled in. */
export type WithdrawalFacts = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** The address of the online function. */
  readonly online: string;
};

/** Writes the firm's name with its address, phone number and email address, as the models ask for. */
export function traderLine({ name, address, phone, email }: WithdrawalFacts): string {
  return [name, address, phone, email].join(", ");
}
