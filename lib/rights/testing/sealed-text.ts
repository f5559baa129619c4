/**
 * Matches encrypted text in base64, base64url or hexadecimal. Encrypted text has a byte for the version, which is 1,
 * then 28 bytes of nonce and tag, then at least one byte of content.
 */
export const sealedText = /(?<![\w+/-])A[Q-Za-f][\w+/-]{38,}={0,2}|01[0-9a-f]{58,}/;
