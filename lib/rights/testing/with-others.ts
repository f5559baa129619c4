/** SQL by encrypted column. It sets the other columns that a constraint requires together with the encrypted column. */
const others: Readonly<Record<string, string>> = {
  client_message_cipher: ", client_message_sequence = 1",
  mistake_reason_cipher: ", closed_at = now()",
};

export const withOthers = (column: string) => others[column] ?? "";
