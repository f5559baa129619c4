/** Columns that hold codes. The PDF shows their texts, `clientData.codes` in the catalogues. */
const codeColumns = [
  ...[
    "actor_kind",
    "channel",
    "claim_state",
    "dispute",
    "estimated_loss",
    "identity_check",
    "kind",
    "law",
    "meeting_mode",
  ],
  ...["outcome", "preferred_contact", "price_kind", "provider", "rail", "reason", "safe_contact", "source", "state"],
  ...["status", "uploaded_by", "urgency"],
];

export const isCodeColumn = (column: string) => codeColumns.includes(column);
