/**
 * The name of the cookie that marks a background request. A script sends such a request without an action of the user,
 * so the request does not extend the session.
 */
export const backgroundCookie = "background-refresh";
