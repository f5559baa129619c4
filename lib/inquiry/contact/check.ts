import { z } from "zod";

import { inputSchema } from "@/lib/platform/parse/parse-input";

import { contactFormSchema, readContactForm } from "./schema";

/** The server's validation, for use in the browser. It is in a separate file so that the form can load it on demand. */
export const contactFormCheck = z.instanceof(FormData).transform(readContactForm).pipe(inputSchema(contactFormSchema));
