import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { idle } from "@/lib/platform/forms/form-state";
import { suppress } from "@/lib/platform/mail/suppression";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { allow } from "./actions";
import { loadOutbox } from "./loaders";
import { pageSize } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await emptyTables("suppressed_addresses", "audit_events");
  manager = await staffAs("manager");
});

const stop = (count: number) =>
  db.$transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await suppress(tx, `p${n}@example.org`, "complaint");
  });

/** Submits the form of the first stopped address. Returns Next's redirect, or the state of the form. */
async function submit(fields: Readonly<Record<string, string>>): Promise<string> {
  const { id } = await db.suppressedAddress.findFirstOrThrow();
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, locale: "en", ...fields })) form.set(name, value);
  return allow(idle, form).then(
    (state) => JSON.stringify(state),
    (error: { readonly digest?: string }) => String(error.digest),
  );
}

describe("the list of stopped addresses", () => {
  it.each([
    [0, 1, 0],
    [pageSize, 1, pageSize],
    [pageSize + 2, 2, 2],
  ])(
    "with %i addresses shows page %i, the last one, if the requested page does not exist",
    async (count, page, rows) => {
      await stop(count);
      const { query, list } = await loadOutbox(manager, { view: "stopped", page: "99" });
      expect(query.page).toBe(page);
      expect(list).toMatchObject({ hasMore: false });
      expect(list.rows).toHaveLength(rows);
    },
  );

  it("stays on its page after an address is allowed", async () => {
    await stop(1);
    expect(await submit({ reason: "asked-by-client", page: "3" })).toContain(
      ";/dashboard/outbox?view=stopped&page=3&done=allowed;",
    );
  });

  it("requires a reason to allow an address", async () => {
    await stop(1);
    expect(await submit({ reason: "", page: "1" })).toContain('"fields":{"reason":["Please fill in this field"]}');
    expect(await db.suppressedAddress.count()).toBe(1);
  });
});
