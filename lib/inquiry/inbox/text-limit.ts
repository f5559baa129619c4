/** The maximum length of a reply or note, in characters. */
export const maxInboxText = 10_000;
