import { withClient } from "../../lib/testing/client";
import { expect, test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

test.describe.configure({ timeout: 120_000 });

const line = "14.03.2026 transfer to Sample Trading LT12 1000 0111 0100 1000 EUR 9,800.00";

test("a visitor takes the list of payments to a booking, which keeps it only after the visitor agrees", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/evidence", { waitUntil: "networkidle" });
  await untilHydrated(page);
  await page.getByLabel("The lines of your bank statement").fill(line);
  await expect(page.locator(".evidence-result")).toHaveText("Payments found: 1. With an open question: 0.");
  await page.getByRole("button", { name: "Take it to a booking" }).click();
  await page.waitForURL(/\/booking/);
  const wizard = new BookingWizard(page);
  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.chooseTime();
  await expect(page.getByText(/You brought a list of 1 payment/)).toBeVisible();
  expect(sent.filter((body) => body.includes("Sample Trading"))).toEqual([]);
  await page.getByRole("button", { name: "Include the list" }).click();
  await expect(page.getByText(/Your booking will include the list of 1 payment/)).toBeVisible();
  await wizard.sendDetails();
  await expect(page.getByText("1 payment, ")).toBeVisible();
  await wizard.confirm();
  const reference = await wizard.reference();
  await withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const { rows } = await client.query(
      "select prepared_cipher is not null as kept from bookings where reference = $1",
      [reference],
    );
    expect(rows).toEqual([{ kept: true }]);
  });
});
