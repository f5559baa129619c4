/**
 * Finds base64, base64url or hexadecimal text of the encryption format: version 1, a nonce and a tag of 28 bytes, and
 * at least a byte of content.
 */
export const sealedText = /(?<![\w+/-])A[Q-Za-f][\w+/-]{38,}={0,2}|01[0-9a-f]{58,}/;
