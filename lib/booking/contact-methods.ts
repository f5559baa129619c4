/** How a client may be contacted. It is a separate file so that pages can list the methods without loading zod. */
export const contactMethods = ["email", "phone", "text"] as const;
