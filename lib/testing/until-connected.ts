import { db } from "@/lib/platform/db/client";

import { until } from "./until";

/** Resolves once the database can be queried. The pool drops connections that were cut only when they are used. */
export const untilConnected = (): Promise<void> =>
  until(() =>
    db.$queryRaw`select 1`.then(
      () => true,
      () => false,
    ),
  );
