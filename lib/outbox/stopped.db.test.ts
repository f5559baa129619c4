import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { idle } from "@/lib/platform/forms/form-state";
import { suppress } from "@/lib/platform/mail/suppression";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { allow } from "./actions";
import { loadOutbox } from "./loaders";

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
  it("shows its first page if the page in the address has no rows any more", async () => {
    await stop(2);
    const place = "0_0f8fad5b-d9cb-469f-a165-70867728950e";
    const { list } = await loadOutbox(manager, { view: "stopped", address: "", after: place });
    expect(list.page.rows).toHaveLength(2);
  });

  it("stays on its page after an address is allowed", async () => {
    await stop(1);
    expect(await submit({ reason: "asked-by-client", after: "12_34" })).toContain(
      ";/dashboard/outbox?view=stopped&done=allowed&after=12_34;",
    );
  });

  it("requires a reason to allow an address", async () => {
    await stop(1);
    expect(await submit({ reason: "" })).toContain('"fields":{"reason":["Please fill in this field"]}');
    expect(await db.suppressedAddress.count()).toBe(1);
  });
});
