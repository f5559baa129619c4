/** The key in the session storage of a tab for a list on its way from the page for evidence to a booking. */
export const preparedKey = "prepared-list";
