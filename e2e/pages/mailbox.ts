import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";

const folder = process.env.MAIL_DIR ?? "";

/** Returns the emails to this address, oldest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const emails = await Promise.all(
    files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)),
  );
  return emails.filter(({ to = [] }) => to.some((mailbox) => mailbox.address === address));
}

/** Waits for the nth email to this address, counted from 1. */
export async function waitForEmail(address: string, number = 1): Promise<Email> {
  await expect.poll(async () => (await emailsTo(address)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(number);
  const email = (await emailsTo(address))[number - 1];
  if (!email) throw new Error("The email was deleted while the test waited for it");
  return email;
}

/** Returns the path of an email's first link that contains `part`. */
export function linkIn({ text = "" }: Email, part: string): string {
  const url = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).find((link) => link.includes(part));
  if (!url) throw new Error(`The email has no link to ${part}`);
  return new URL(url).pathname;
}
