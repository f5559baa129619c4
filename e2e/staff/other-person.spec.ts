import { randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";
import { someClient } from "./some-client";

/** Stores a past appointment in the file of `clientId` that names another person. Returns its reference. */
async function otherPersonsBooking(clientId: string, email: string): Promise<string> {
  const id = randomUUID();
  const reference = `FRS-${id.slice(0, 4)}-${id.slice(9, 13)}`.toUpperCase();
  const named = { first_name: "Otto", last_name: "Andersen", phone: "+1 604 555 0177", phone_e164: "+16045550177" };
  const own = { id, reference, client_id: clientId, email, ...named, lead_id: null, contact_message_id: null };
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query(
      `insert into bookings select (jsonb_populate_record(null::bookings, to_jsonb(b) || $1::jsonb || jsonb_build_object('manage_token_hash',
         '\\x' || encode(sha256($2::bytea), 'hex')))).* from (select * from bookings where status = 'completed' limit 1) b`,
      [JSON.stringify(own), id],
    ),
  );
  return reference;
}

test("staff move an appointment that names another person to a file of that person", async ({ page }) => {
  const { id, name, email } = await someClient();
  const reference = await otherPersonsBooking(id, email);
  await signInAs(page, "manager", `/dashboard/bookings/${reference}`);
  await expect(page.getByText("This booking names another person")).toBeVisible();
  await untilHydrated(page);
  await page.getByRole("button", { name: "This is another person" }).click();
  await expect(page.getByText("Open the file with a reason first.")).toBeVisible();

  await page.goto(`/dashboard/clients/${id}`);
  await page.getByLabel("Why do you open this file?").selectOption("checking");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByText("Some appointments name another person.")).toBeVisible();
  await expect(page.getByText("For Otto Andersen")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/dashboard/bookings/${reference}`);
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "This is another person" }).click();
  await expect(page.getByText("The appointment is now in a file of its own.")).toBeVisible();
  await expect(page.getByText("This booking names another person")).toHaveCount(0);
  await page.goto(`/dashboard/clients/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("For Otto Andersen")).toHaveCount(0);
});
