import { Client } from "pg";

import { hashToken, newToken } from "../../lib/platform/security/token";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");

/** Finds the last booking of the seed and gives it a known manage link. */
async function someBooking(): Promise<{ token: string; reference: string }> {
  const token = newToken();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>(
    `update bookings set manage_token_hash = $1
     where id = (select id from bookings where status = 'confirmed' and email is not null order by starts_at desc, id limit 1)
     returning reference`,
    [Buffer.from(hashToken(token))],
  );
  await client.end();
  if (!rows[0]) throw new Error("The seed has no booking");
  return { token, reference: rows[0].reference };
}

test("a client sends a document, and staff download it as a file", async ({ page }) => {
  const { token, reference } = await someBooking();
  await page.goto(`/booking/manage/${token}`);
  await untilHydrated(page, "#document-file");
  await page
    .getByLabel("File")
    .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The content of the file does not match its name.")).toBeVisible();
  await page.getByLabel("File").setInputFiles({ name: "statement.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The document is stored.")).toBeVisible();
  await expectAccessible(page);

  await signInAs(page, "manager", `/dashboard/bookings/${reference}`);
  await page.getByRole("link", { name: "Documents" }).click();
  await page.getByLabel("Why do you open this file?").selectOption("client-called");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("link", { name: "statement.pdf" })).toBeVisible();
  await page.goto(`/dashboard/bookings/${reference}/documents`);
  const link = page.getByRole("link", { name: "statement.pdf" });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^attachment; filename="statement\.pdf"/),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(await response.body()).toEqual(pdf);

  await page
    .getByLabel("File")
    .setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear bank") });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The document is stored.")).toBeVisible();
  await expect(page.getByRole("link", { name: "letter.txt" })).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessibleInThemes(page);
  }

  const letter = page.getByRole("row", { name: /letter\.txt/ });
  await letter.getByText("Remove", { exact: true }).click();
  await letter.getByRole("button", { name: "Delete this document for good" }).click();
  await expect(page.getByText("The document is deleted.")).toBeVisible();
  await expect(letter).toHaveCount(0);
});
