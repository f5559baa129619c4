import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in URL-safe form. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash that is stored instead of a token, so that someone who reads the database cannot use the token. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash("sha256").update(token).digest());
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the shape of a token. Does not check that the token exists. */
export function isTokenShaped(text: string): boolean {
  return shape.test(text);
}
