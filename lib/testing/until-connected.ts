import { db } from "@/lib/platform/db/client";

import { until } from "./until";

/** Resolves once the database can be queried. The pool drops a cut connection only when a query uses it. */
export const untilConnected = (): Promise<void> =>
  until(() =>
    db.$queryRaw`select 1`.then(
      () => true,
      () => false,
    ),
  );
