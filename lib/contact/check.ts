import { z } from "zod";

import { inputSchema } from "@/lib/platform/parse-input";

import { contactFormSchema, readContactForm } from "./schema";

/** The server's validation, for the browser. This is a separate file so that the form loads it on demand. */
export const contactFormCheck = z.instanceof(FormData).transform(readContactForm).pipe(inputSchema(contactFormSchema));
