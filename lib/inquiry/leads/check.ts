import { z } from "zod";

import { inputSchema } from "@/lib/platform/parse/parse-input";

import { leadFormSchema, readLeadForm } from "./schema";

/** The server's validation, for use in the browser. It is in a separate file so that the form can load it on demand. */
export const leadFormCheck = z.instanceof(FormData).transform(readLeadForm).pipe(inputSchema(leadFormSchema));
