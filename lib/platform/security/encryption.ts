import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import { keyFor } from "./keys";

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM. `context` names the table and the field. Decryption needs the same context, so it fails
 * for a value that was copied to another field.
 */
export function encrypt(text: string, context: string): Uint8Array<ArrayBuffer> {
  return encryptBytes(Buffer.from(text, "utf8"), context);
}

/** Decrypts a value. Throws if the value was changed, or was encrypted with another context or another key. */
export function decrypt(sealed: Uint8Array, context: string): string {
  return decryptBytes(sealed, context).toString("utf8");
}

/**
 * Encrypts bytes as `encrypt` encrypts text. The result contains, in this order: version, nonce, tag and encrypted
 * content.
 */
export function encryptBytes(content: Uint8Array, context: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor("encryption"), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Uint8Array.from(Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]));
}

/** Decrypts bytes. Throws if they were changed, or were encrypted with another context or another key. */
export function decryptBytes(sealed: Uint8Array, context: string): Buffer {
  if (sealed[0] !== version) throw new Error("Unknown encryption version");
  const bytes = Buffer.from(sealed);
  const tagStart = 1 + nonceBytes;
  const decipher = createDecipheriv("aes-256-gcm", keyFor("encryption"), bytes.subarray(1, tagStart))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(tagStart, tagStart + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(tagStart + tagBytes)), decipher.final()]);
}
