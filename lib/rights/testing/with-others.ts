/** What a constraint wants to be set together with an encrypted column, as a part of an update's SQL. */
const others: Readonly<Record<string, string>> = {
  client_message_cipher: ", client_message_sequence = 1",
  mistake_reason_cipher: ", closed_at = now()",
};

export const withOthers = (column: string) => others[column] ?? "";
