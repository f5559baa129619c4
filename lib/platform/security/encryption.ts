import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import { currentDataKey, dataKeys, keyIdBytes } from "./data-keys";
import type { DataKey } from "./data-keys";

/** The first byte of values that earlier releases encrypted. They carry no key id. */
const versionWithoutId = 1;
const version = 2;
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
 * Encrypts bytes as `encrypt` encrypts text. The result contains, in this order: version, key id, nonce, tag and
 * encrypted content.
 */
export function encryptBytes(content: Uint8Array, context: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", currentDataKey().encryption, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Uint8Array.from(Buffer.concat([currentPrefix(), nonce, cipher.getAuthTag(), body]));
}

/** The bytes with which each value begins that was encrypted with the key: the version and the key's id. */
export function prefixOf({ id }: DataKey): Buffer {
  return Buffer.concat([Buffer.of(version), id]);
}

/** The bytes with which each value begins that was encrypted with the current key. */
export function currentPrefix(): Buffer {
  return prefixOf(currentDataKey());
}

/** Decrypts bytes. Throws if they were changed, or were encrypted with another context or another key. */
export function decryptBytes(sealed: Uint8Array, context: string): Buffer {
  return openSealed(sealed, context).content;
}

/** Decrypts bytes and also returns the key that opened them. Throws in the same cases as `decryptBytes`. */
export function openSealed(sealed: Uint8Array, context: string): { readonly content: Buffer; readonly key: DataKey } {
  if (sealed[0] === version) {
    const id = sealed.subarray(1, 1 + keyIdBytes);
    const key = dataKeys().find((each) => each.id.equals(id));
    if (!key) throw new Error("Encrypted with another key");
    return { content: open(sealed, { key, context, nonceStart: 1 + keyIdBytes }), key };
  }
  if (sealed[0] !== versionWithoutId) throw new Error("Unknown encryption version");
  return openWithoutId(sealed, context);
}

/** Tries each key. If all of them fail, throws the error of the current key. */
function openWithoutId(sealed: Uint8Array, context: string): { content: Buffer; key: DataKey } {
  const failures: unknown[] = [];
  for (const key of dataKeys()) {
    try {
      return { content: open(sealed, { key, context, nonceStart: 1 }), key };
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

type Opening = { readonly key: DataKey; readonly context: string; readonly nonceStart: number };

function open(sealed: Uint8Array, { key, context, nonceStart }: Opening): Buffer {
  const bytes = Buffer.from(sealed);
  const tagStart = nonceStart + nonceBytes;
  const decipher = createDecipheriv("aes-256-gcm", key.encryption, bytes.subarray(nonceStart, tagStart))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(tagStart, tagStart + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(tagStart + tagBytes)), decipher.final()]);
}
