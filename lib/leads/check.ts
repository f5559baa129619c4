import { z } from "zod";

import { inputSchema } from "@/lib/platform/parse-input";

import { leadFormSchema, readLeadForm } from "./schema";

/** The server's validation, for the browser. This is a separate file so that the form loads it on demand. */
export const leadFormCheck = z.instanceof(FormData).transform(readLeadForm).pipe(inputSchema(leadFormSchema));
