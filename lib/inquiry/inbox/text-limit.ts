/** The maximum length of a reply or note, in characters. */
export const maxInboxText = 10_000;

/**
 * The size of all documents of one email, in bytes. Many mail servers refuse emails above 20 MB, and base64 adds a
 * third.
 */
export const maxAttachedBytes = 14 * 1024 * 1024;
