import { seed } from "@/prisma/seed";
import { staffAs } from "@/lib/testing/staff-as";

import { POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeAll(() => seed("demo"));

async function preview(fields: Readonly<Record<string, string>>, locale = "en") {
  const response = await POST(
    new Request("http://localhost/api/staff/line-preview", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": locale },
      body: JSON.stringify({ fields, locale }),
    }),
    { params: Promise.resolve({}) },
  );
  const { lines } = (await response.json()) as { lines: readonly object[] };
  return lines;
}

it("shows an answer with the facts of the firm and its links, and says why it cannot be published", async () => {
  await staffAs("manager");
  const answer = { language: "en", title: "How do I pay?", body: "See the [list](/services). :firm[payment]Now." };
  const [line] = await preview(answer);
  expect(line).toMatchObject({ locale: "en", title: "How do I pay?", faults: [] });
  expect(line).toMatchObject({ pieces: [{ text: "See the " }, { text: "list", href: "/services" }, {}] });
  expect(JSON.stringify(line)).not.toContain(":firm");
  expect(await preview({ ...answer, body: "It costs $50, **now**." })).toMatchObject([
    { faults: [expect.stringContaining("“now” cannot be used here."), expect.stringContaining("names an amount")] },
  ]);
});

it("shows a notice in each language of the site, until the end of its last day", async () => {
  await staffAs("manager");
  const notice = { "text.en": "We are closed.", "text.fr-CA": "", "text.de": "Geschlossen.", lastDay: "2099-01-01" };
  expect(await preview(notice)).toMatchObject([
    { locale: "en", faults: [] },
    { locale: "fr-CA", pieces: [] },
    { locale: "de", faults: [] },
  ]);
  expect((await preview({ ...notice, lastDay: "" }))[0]).toMatchObject({ faults: ["Last day: enter a day."] });
});
