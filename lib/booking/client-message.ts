import { decrypt, encrypt } from "@/lib/platform/security/encryption";

const context = "bookings.client_message";

/**
 * Returns the columns that store a text from staff to the client. Only the email about the change with this `sequence`
 * contains the text.
 */
export function clientMessageColumns(text: string | undefined, sequence: number) {
  return text === undefined
    ? { clientMessageCipher: null, clientMessageSequence: null }
    : { clientMessageCipher: encrypt(text, context), clientMessageSequence: sequence };
}

type StoredMessage = {
  readonly sequence: number;
  readonly clientMessageCipher: Uint8Array | null;
  readonly clientMessageSequence: number | null;
};

/** The text for the email about the latest change. Undefined if staff wrote no text. */
export function openClientMessage(booking: StoredMessage): string | undefined {
  const { sequence, clientMessageCipher, clientMessageSequence } = booking;
  return clientMessageCipher !== null && clientMessageSequence === sequence
    ? decrypt(clientMessageCipher, context)
    : undefined;
}
