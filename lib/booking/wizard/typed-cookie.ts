/**
 * The cookie that a script sets just before it sends the values of step 3's form. It contains the time of the browser's
 * clock, `typedAt`. The server reads it to wait for values that are still on their way.
 */
export const typedCookie = "booking-typed";

/** How long the cookie lives, in seconds. After that, the values have arrived or are lost. */
export const typedCookieAge = 10;
