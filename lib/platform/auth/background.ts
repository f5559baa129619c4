/** The cookie that marks a request which the browser makes by itself. Such a request does not extend the session. */
export const backgroundCookie = "background-refresh";
