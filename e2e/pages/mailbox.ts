import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";

const folder = process.env.MAIL_DIR ?? "";

/** The letters that have arrived at an address, the oldest first. */
export async function lettersTo(address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const letters = await Promise.all(
    files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)),
  );
  return letters.filter(({ to = [] }) => to.some((mailbox) => mailbox.address === address));
}

/** Waits for the address's letter of this number, from 1. */
export async function letterTo(address: string, number = 1): Promise<Email> {
  await expect.poll(async () => (await lettersTo(address)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(number);
  const letter = (await lettersTo(address))[number - 1];
  if (!letter) throw new Error("The letter is gone");
  return letter;
}

/** The path of the letter's link whose address contains this. */
export function linkIn({ text = "" }: Email, part: string): string {
  const address = [...text.matchAll(/https?:\/\/\S+/g)].map(([found]) => found).find((found) => found.includes(part));
  if (!address) throw new Error(`The letter has no link to ${part}`);
  return new URL(address).pathname;
}
