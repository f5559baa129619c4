import { sha256 } from "@noble/hashes/sha2.js";

const slice = 4 * 1024 * 1024;
/** Up to this size in bytes, the browser's own function reads the whole file at once. */
const mostAtOnce = 100 * 1024 * 1024;

/**
 * The SHA-256 of a file as hexadecimal digits. The browser's own function is faster, but it needs the whole file in
 * memory and a secure page, so larger files are read in slices.
 */
export async function fileHash(file: Blob, subtle: SubtleCrypto | undefined): Promise<string> {
  if (subtle && file.size <= mostAtOnce)
    return hexOf(new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer())));
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += slice)
    hash.update(new Uint8Array(await file.slice(at, at + slice).arrayBuffer()));
  return hexOf(hash.digest());
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
