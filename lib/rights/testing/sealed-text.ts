/**
 * Matches encrypted text in base64, base64url or hexadecimal: version 1, 28 bytes of nonce and tag, and at least one
 * byte of content.
 */
export const sealedText = /(?<![\w+/-])A[Q-Za-f][\w+/-]{38,}={0,2}|01[0-9a-f]{58,}/;
