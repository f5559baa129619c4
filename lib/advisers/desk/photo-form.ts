import { z } from "zod";

import { adviserTarget } from "./adviser-form";

/** The form that uploads a photo, and the adviser's page to which it returns. */
export const photoForm = adviserTarget.extend({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
