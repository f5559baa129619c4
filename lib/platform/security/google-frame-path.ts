/** The frame in which Google's scripts run. A page of this site shows it if the visitor agreed. */
export const googleFramePath = "/api/google-frame";
