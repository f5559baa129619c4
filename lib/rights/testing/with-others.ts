/**
 * If one of these columns is set, a constraint of the database requires that a second column is set too. The
 * values are the SQL that sets the second column in the same update.
 */
const others: Readonly<Record<string, string>> = {
  gclid: ", ad_consent_version = '2026-11-29', ad_consent_at = now()",
  client_message_cipher: ", client_message_sequence = 1",
  mistake_reason_cipher: ", closed_at = now()",
};

export const withOthers = (column: string) => others[column] ?? "";
