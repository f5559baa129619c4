import { readFileSync } from "node:fs";

import { composeReply } from "@/lib/inquiry/inbox/emails/reply";
import { colours } from "@/lib/platform/mail/html-styles";

import { htmlPreview } from "./html-preview";

const email = composeReply({
  reference: "MSG-7K2M-4Q93",
  email: "client@example.org",
  locale: "en",
  safeContact: [],
  text: 'We will call you. <script>alert("x")</script>',
  earlierIds: [],
});

it("the preview of an email replaces the inline styles with one style sheet and removes the addresses of links", () => {
  const html = htmlPreview(email.html);
  expect(html.match(/<link [^>]*>/g)).toEqual(['<link rel="stylesheet" href="/mail-preview.css">']);
  expect(html).not.toMatch(/style="|<style|<script|<img|href="http|href="tel|href="mailto/);
  expect(html).toContain("We will call you.");
  expect(html).toContain("&lt;script&gt;");
});

it("the preview of an email keeps the whole text", () => {
  const words = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/g, "").replace(/<[^<>]*>/g, "");
  expect(words(htmlPreview(email.html))).toBe(words(email.html));
});

it("the preview's style sheet has all colours of the emails", () => {
  const styles = readFileSync("public/mail-preview.css", "utf8");
  for (const colour of Object.values(colours)) expect(styles).toContain(colour.toLowerCase());
});
