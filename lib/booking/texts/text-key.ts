import type { TextKind } from "./text-body";

type Text = { readonly bookingId: string; readonly kind: TextKind; readonly sequence: number };

/** The key of a text, with which it is sent only once: by the provider or by hand. */
export const textKey = ({ bookingId, kind, sequence }: Text) => `${kind}:${bookingId}:${sequence}`;
