/**
 * The cookie that marks a background request: a script sends it without an action of the user. A background request
 * does not extend the session.
 */
export const backgroundCookie = "background-refresh";
