/** How a client may wish to be reached. Apart from the schema, so that a page can list them without loading its checks. */
export const contactMethods = ["email", "phone", "text"] as const;
