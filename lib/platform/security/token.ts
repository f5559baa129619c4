import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: whoever reads the table cannot use it. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash("sha256").update(token).digest());
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the shape of a token; says nothing about whether it opens anything. */
export function isTokenShaped(text: string): boolean {
  return shape.test(text);
}
