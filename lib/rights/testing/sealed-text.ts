/**
 * Matches encrypted text in base64, base64url or hexadecimal. Encrypted text has a byte for the version, which is 1 or
 * 2, then at least 28 bytes of key id, nonce and tag, then at least one byte of content.
 */
export const sealedText = /(?<![\w+/-])A[Q-Za-v][\w+/-]{38,}={0,2}|0[12][0-9a-f]{58,}/;
