/**
 * The cookie that marks a background request, which a script makes without the user. It does not extend the session.
 */
export const backgroundCookie = "background-refresh";
