import { createNavigation } from "next-intl/navigation";

import { routing } from "./routing";

/** Next's navigation with the reader's language put before each path. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
