import { db } from "@/lib/platform/db/client";
import { suppress } from "@/lib/platform/mail/suppression";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { loadOutbox } from "./loaders";
import { pageSize } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(async () => {
  await emptyTables("suppressed_addresses", "audit_events");
  await staffAs("manager");
});

const stop = (count: number) =>
  db.$transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await suppress(tx, `p${n}@example.org`, "complaint");
  });

describe("the list of stopped addresses", () => {
  it.each([
    [0, 1, 0],
    [pageSize, 1, pageSize],
    [pageSize + 2, 2, 2],
  ])("with %i addresses shows its last page, %i, for a page after its end", async (count, page, rows) => {
    await stop(count);
    const { query, list } = await loadOutbox("en", { view: "stopped", page: "99" });
    expect(query.page).toBe(page);
    expect(list).toMatchObject({ hasMore: false });
    expect(list.rows).toHaveLength(rows);
  });
});
