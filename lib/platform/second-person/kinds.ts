/** What needs two people. The database has the same list in the constraint `confirmation_kind_is_known`. */
export const confirmationKinds = ["claim", "bank-details", "payment-words", "legal-text", "law-rule"] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

/** Why a confirmation or a proposal ended. The first two are the database's own acts. */
export const endReasons = ["changed", "deleted", "withdrawn", "sent-back", "revoked"] as const;
export type EndReason = (typeof endReasons)[number];

/** What identifies the confirmed content: its kind and the id of its record. */
export type Subject = { readonly kind: ConfirmationKind; readonly id: string };
