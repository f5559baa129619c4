import { db } from "@/lib/platform/db/client";

import { until } from "./until";

/**
 * Resolves once the database answers queries again. The queries also make the pool replace connections that were cut.
 */
export const untilConnected = (): Promise<void> =>
  until(() =>
    db.$queryRaw`select 1`.then(
      () => true,
      () => false,
    ),
  );
