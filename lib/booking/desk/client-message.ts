import { decrypt, encrypt } from "@/lib/platform/security/encryption";

const context = "bookings.client_message";

/**
 * Returns the values of the booking's columns that store a message from staff to the client. The message explains one
 * change of the booking, and `sequence` is the number of this change. Only the email about this change contains the
 * message.
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

/** The message for the email about the latest change. Undefined if staff wrote no message for this change. */
export function openClientMessage(booking: StoredMessage): string | undefined {
  const { sequence, clientMessageCipher, clientMessageSequence } = booking;
  return clientMessageCipher !== null && clientMessageSequence === sequence
    ? decrypt(clientMessageCipher, context)
    : undefined;
}
