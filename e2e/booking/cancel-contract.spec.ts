import { randomInt, randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";
import { freeSlots } from "../api/visitor";
import { expect, expectAccessible, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { waitForEmail } from "../pages/mailbox";

const serviceType = "cryptocurrency";

test.use({ timezoneId: "Europe/London" });

test("a client in the United Kingdom who reads English requests the early start, and cancels the contract after the appointment has begun", async ({
  page,
  request,
}) => {
  const email = `visitor-${randomUUID()}@example.org`;
  const wizard = new BookingWizard(page);
  const [slot] = await freeSlots(request, { serviceType, fromDay: 6, atLeast: 4 });
  await wizard.open(`?service=${serviceType}`);
  await wizard.button("forward").click();
  await wizard.expectStep(2);
  await wizard.open(`?step=date&day=${slot?.startTime.slice(0, 10)}`);
  await wizard.chooseTime();
  await wizard.fillDetails(email);
  await wizard.button("forward").click();
  await wizard.expectStep(4);

  await expect(page.getByRole("link", { name: /Your right to cancel/ })).toHaveAttribute("href", "/withdrawal");
  const earlyStart = page.getByRole("checkbox", { name: /before the cancellation period ends/ });
  await expectAccessible(page);
  await wizard.terms().check();
  await wizard.button("pay").click();
  await expect(earlyStart).toHaveAttribute("aria-invalid", "true");
  await wizard.confirm("pay");
  const confirmation = await waitForEmail(email, 1);
  expect(confirmation.text).toMatch(/You can cancel the contract until \w+ \d+ \w+ \d{4}/);
  expect(confirmation.text).toContain("Model cancellation form");

  await begin(email);
  await page.goto(managePathIn(confirmation.text));
  await expect(page.getByText("Your appointment has begun.")).toBeVisible();
  await expect(page.getByText("This appointment has passed.")).toHaveCount(0);
  await page.getByRole("link", { name: "Cancel the contract" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm cancellation" }).click();
  await expect(page.getByText("We have received your cancellation of the contract.")).toBeVisible();
  await expect(page.getByText("will not take place")).toHaveCount(0);
  expect((await waitForEmail(email, 2)).subject).toContain("Received: your cancellation of");
});

/**
 * Moves the appointment of a client, so that it began ten minutes ago. It reserves only a millisecond, so that it
 * almost never overlaps an appointment that a parallel test has moved.
 */
async function begin(email: string): Promise<void> {
  const start = Date.now() - 600_000 - randomInt(60_000);
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query(
      `with moved as (update bookings set starts_at = $2, ends_at = $3 where email = $1 returning id)
       update occupied_time set starts_at = $2, during = tstzrange($2, $4) where booking_id = (select id from moved)`,
      [email, new Date(start), new Date(start + 3_600_000), new Date(start + 1)],
    ),
  );
}

function managePathIn(text = ""): string {
  const [path = ""] = /\/booking\/manage\/\S+/.exec(text) ?? [];
  return path;
}
