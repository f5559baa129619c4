/** Received emails are stored up to this size in bytes. The signature covers the whole email. */
export const maxKeptBytes = 25 * 1024 * 1024;

/** The number of days for which a received email is kept as it came. Its text stays in its thread. */
export const receivedKeptDays = 30;
