import { db } from "@/lib/platform/db/client";

import { until } from "./until";

/**
 * Resolves once the database can be queried. It must run queries, because the pool notices a cut connection only when a
 * query uses the connection.
 */
export const untilConnected = (): Promise<void> =>
  until(() =>
    db.$queryRaw`select 1`.then(
      () => true,
      () => false,
    ),
  );
