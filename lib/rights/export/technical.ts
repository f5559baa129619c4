/** Columns that only link, order or repeat records. The PDF, which people read, leaves them to the JSON file. */
const technical = [
  ...["after_ms", "before_ms", "client_message_sequence", "consent_version", "delivery", "delivery_key", "edition"],
  ...["extensions", "external_id", "facts", "id", "is_derived", "is_test", "moved", "phone_e164", "provider_id"],
  ...["rule_set_version", "sequence", "storage", "taken", "version", "year"],
];

export const isTechnical = (column: string) => technical.includes(column) || column.endsWith("_id");
